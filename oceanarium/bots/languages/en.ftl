### What is said of bots.

## Why a bot would make a move. What is gained has its own words in each game.

reason-brings = Brings { $gains }.
reason-brings_and_costs = Brings { $gains }, costs { $losses }.
reason-points = { $points } for { $part }
reason-about = about { $points } for { $part }
reason-more = { $count } for { $part }

## What bots are called.

bot-random = Random bot
bot-greedy = Greedy bot
bot-search = Search bot
bot-newcomer = Newcomer bot
bot-casual = Casual bot
bot-skilled = Skilled bot
bot-strong = Strong bot
bot-expert = Expert bot
bot-master = Master bot
bot-number = { $bot } { $number }
bot-other = { $name } bot

## What is wrong with a wish for a bot.

bot-unknown = There is no bot { $bot }; the bots are: { $bots }.
bot-unknown_text = There is no bot { $bot }; the bots are: { $bots }. Else a bot is { $help }.
bot-help = a name, name(parameter=value), package.module:ClassName or program:COMMAND
bot-no_program = There is no program { $program } to start for the bot { $bot }; a bot is { $help }.
bot-no_time = The time for a move must be a number of seconds above 0, not { $seconds }.
bot-no_command = The command { $command } of a bot cannot be read: { $reason }.
bot-parameters = The parameters of a bot are written like name(patience=3, mood='calm'), not { $text }.
bot-no_module = The module { $module } of a bot cannot be imported: { $reason }.
bot-no_class = The module { $module } has no class { $name } with a method choose(match, seat) that returns a move.
bot-other_parameters = The bot { $bot } has no such parameters; it takes { $known }.
bot-no_parameters = The bot { $bot } has no such parameters; it takes none.
bot-manner = A manner of searching says { $known }, not { $wanted }.
bot-no_search = A search needs at least one iteration, some time and one tree.
bot-no_net = { $file } holds no net for { $game } that this version can use; “oceanarium train { $game }” makes one.
bot-other_training = { $folder } holds another training, or is damaged; choose an empty folder with --out.
