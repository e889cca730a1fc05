### What is wrong with a site, and what is being done for it.

site-no_folder = Name the folder to write the site to, or look at it with --serve.
site-no_site = { $folder } holds no site; "oceanarium site { $folder }" writes one.
site-is_file = { $folder } is a file; name a folder for the site.
site-other_things = { $folder } holds other things than a site; name a new or an empty folder.
site-no_checkout = A site is built from a checkout of Oceanarium; this installation has not got its client.
site-no_packages = The packages of the client are missing; "npm --prefix web ci" brings them.
site-stale = The portable engine of { $games } is stale; "make engines" builds it anew.
site-no_node = A site is built with Node.js, which was not found; install it, then try again.
site-failed = Building the site failed at { $command }: { $reason }
site-failed_silently = Building the site failed at { $command }; it did not say why.
step-client = Building the client
step-python = Waking Python
step-compressing = Compressing
