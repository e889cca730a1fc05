"""Every message between server and browser, for HTTP and the socket alike: a file a room.

The client's types are made from these. Those that speak of a match are declared in `oceanarium.protocol`, because
programs that play hear them too.
"""
