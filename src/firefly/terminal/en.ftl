# The table in the terminal. Lines are at most 80 columns wide: short words for columns and notes.

# Questions before the match.
terminal-ask-game = Which game?
terminal-ask-seats = How many players are at the table ({ $least } to { $most })?
terminal-ask-people = How many of them are people at this keyboard?
terminal-ask-name = What is your name?
terminal-ask-name-of = What is the name of person { $n }?
terminal-ask-deals = After how many deals does the match end (0: when one has all the chips)?
terminal-answer-number = Please type a number from { $least } to { $most }.
terminal-bot-names = Anna Ben Clara Daniel Emma Frank Grace Henry Iris
terminal-player = Player { $n }
terminal-bots = { $n ->
    [0] No bots are playing.
    [one] One bot is playing: { $names }.
   *[other] { $n } bots are playing: { $names }.
 }

# The head of the table: the game, the deal, who deals; on the right what the game adds. Pot: of chips, of coins (nemet).
terminal-head = { $title } · deal { $n } · { $player } deals
terminal-head-of = { $title } · deal { $n } of { $most } · { $player } deals
terminal-pot = pot { $n }
terminal-pot-coins = pot { $n }
terminal-trump = trump: { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }

# Columns of the seats, and short notes at the end of a seat's line. Out: of this deal (bets); fallen: of the match (nemet).
terminal-column-coins = coins
terminal-column-chips = chips
terminal-column-bet = bet
terminal-column-score = score
terminal-column-tricks = tricks
terminal-column-cards = cards
terminal-note-out = out
terminal-note-fallen = out
terminal-note-folded = folded
terminal-note-gone = mehet
terminal-note-laid = lies: { VALUE($value) }
terminal-note-majzli = majzli
terminal-note-all-in = all-in
terminal-note-drawn = exchanged { $n }
terminal-note-stayed = stays

# Names on the small cards; a card here reads "acorns VII", "hearts Ace".
terminal-rank = { $rank ->
    [J] Under
    [Q] Over
    [K] King
   *[A] Ace
 }
terminal-suit-german = { $suit ->
    [c] acorns
    [d] bells
    [h] hearts
   *[s] leaves
 }
terminal-suit-french = { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
 }

# Labels over groups of cards.
terminal-common = On the table: { VALUE($value) }
terminal-talon = Talon
terminal-hand = Your hand
terminal-hand-worth = Your hand: { $hand }
terminal-hand-unseen = Your hand, not yet seen
terminal-trick = Trick { $n }
terminal-trick-last = Last trick
terminal-turned = Turned up

# A turn.
terminal-turn = { $player }, it is your turn.
terminal-swap-row = swap { $card } for:
terminal-swap-choice = { $card } ({ VALUE($value) })
terminal-raise-choice = { $owed ->
    [0] Raise by 1 to { $most }
   *[other] Call { $owed } and raise by 1 to { $most }
 }
terminal-draw-choice = Exchange cards
terminal-hint = A number, or typed out: { $example }. Also: { $words }
terminal-words = ? help, rules, log, quit
terminal-ask-size = Raise by how many (1 to { $most })?
terminal-ask-cards = Which cards do you exchange? Type them, such as { $example }; Enter goes back.
terminal-no-choice = { $most ->
    [1] There is no choice { $n } here: the only one is 1.
   *[other] There is no choice { $n } here: they run from 1 to { $most }.
 }

# Words that may be typed besides the English ones, separated by spaces.
terminal-word-help = help
terminal-word-rules = rules
terminal-word-log = log
terminal-word-quit = quit q exit
terminal-word-end = end
terminal-word-yes = yes y
terminal-word-no = no n

# Several people at one keyboard.
terminal-hide = Press Enter to hide your cards.
terminal-curtain = Pass the keyboard to { $player }.
terminal-curtain-enter = { $player }: press Enter when nobody else is looking.
terminal-since = Since your last turn:

# Between deals and at the end.
terminal-next-deal = Press Enter for the next deal.
terminal-watch = Only bots are playing now. Enter shows the next deal, end plays to the end, quit leaves.
terminal-more = Enter shows more, q stops.
terminal-save = Save the match as a record? A file name; Enter takes the one shown, no saves nothing.
terminal-exists = The file { $file } exists. Overwrite it (yes or no)?
terminal-saved = Saved: { $file }
terminal-unwritable = The file { $file } cannot be written: { $detail }
terminal-save-exists = The file { $file } exists already.
terminal-too-many-people = There are { $people } people, but only { $seats } seats.
terminal-bye = Goodbye!

# Help.
terminal-help-typing =
    Type the number of a choice, or the action itself, as it stands at the right of the menu. Enter
    alone draws the table again. There is no undo.

    rules shows the house rules of this table, log what has happened in this deal, quit leaves the
    table; the match can then be saved as a record.
terminal-help-german =
    A card is typed as its rank (7 8 9 T J Q K A; T is ten, J under, Q over) and the letter of its
    suit: c acorns, d bells, h hearts, s leaves. Each card has its code in the top left corner.
terminal-help-french =
    A card is typed as its rank (2 to 9, T J Q K A; T is ten) and the letter of its suit: c clubs,
    d diamonds, h hearts, s spades. Each card has its code in the top left corner.
terminal-help-values = What three cards are worth, from the best down:
terminal-value-three-aces = three aces
terminal-value-three-aces-below = three aces, the best three of a rank
terminal-value-fire = fire: the ace and two ten-point cards of one suit
terminal-value-trips = three of a rank, below 31 and above a suited 30
terminal-value-suited = three cards of one suit, added up: 7, 8 and 9 as printed, the ace 11, the rest 10
terminal-value-two-aces = two aces and any third card
terminal-value-any-ten = an ace and a ten-point card (X, Under, Over, King) of its suit
terminal-value-ten-only = an ace and the ten of its suit
terminal-value-nothing = anything else
terminal-help-ranks = The order of the cards, from the highest: { $ranks }. Any trump beats any other suit.

terminal-game-elimination =
    Everyone has { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }. You get three cards, and three more lie face up as the common cards. The dealer first keeps
    the three dealt or puts them on the table as the common cards and takes three new ones.

    In turn you swap one of your cards for a common one, take all three if they are worth 21 or more,
    pass (mehet, not twice running), or lay down your hand (passz) if it is worth 21 or more.

    Once someone has laid down, everyone else gets one last turn, in which a hand may not get worse,
    and then lays down too. The lowest hand pays a coin; whoever should pay and has none is out.
    Three aces are laid down at once, and everyone else pays. The last one in takes the pot.
terminal-game-betting =
    You get three cards, and four more, the talon, lie face down on the table. { $ante_when ->
        [after_look] You look at yours and say whether you are in, which costs the ante.
       *[before_look] Everyone pays the ante, looks, and says whether they are in.
    } Then there is betting: check, call, raise or fold.

    The talon is turned up, and you may swap one of your cards for one of it if that makes your hand
    stronger. After another round of betting the best hand takes the pot; if all others have folded,
    the one left takes it unseen. { $majzli ->
        [dealer] The dealer may play blind (majzli) and then takes three cards of the talon.
        [eldest] The eldest hand may play blind (majzli) and then takes three cards of the talon.
       *[off] Nobody plays blind at this table.
    }
terminal-game-tricks =
    Everyone starts with { $start } points to write off. You get five cards, and one more is turned
    up: its suit is trump. Exchange cards for new ones, stay with what you have, or fold and sit this
    deal out. Then five tricks are played: follow suit if you can, play a trump if you cannot, and
    any card if you have neither. Each trick writes off a point. Whoever stayed and made no trick
    is looed: five points more.

    The fly is the ace of spades: whoever holds it may not fold. With a trick it writes off five
    points more, ten if spades are trump; without one it costs ten. When the ace of trumps is led,
    the fly may be played on it and takes the trick.

    { $stop ->
        [automatic] Whoever is at 0 has won.
       *[called] Whoever is at 0 and about to lead says stop and has won.
    }

# `firefly replay`.
terminal-retell-players = Players: { $names }
terminal-retell-rules = House rules: { $rules }
terminal-retell-standing = { $player }: { $n }
terminal-retell-turn = { $player } is to act.
terminal-retell-open = The match goes on: nobody has won yet.
terminal-retell-winner = { $player } has won.
terminal-retell-step = Press Enter to go on.

# `firefly join`.
terminal-join-name = Your name:
terminal-join-guest = Guest
terminal-join-link = Your seat waits for you: { $url }
