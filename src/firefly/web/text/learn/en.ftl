# The lessons in the browser.

learn-title = Learn: { $game }
learn-leave = To the lobby
learn-progress = Step { $n } of { $most }
learn-next = Go on
learn-do = Your move.
learn-watch = Watch what the others do.
learn-not-now = That would be allowed. But let us try the other thing first.
learn-play = Play against bots
learn-again = Once more
learn-to-elimination = Learn German fajer
learn-to-betting = Learn fájer with bets
learn-to-tricks = Learn fly

learn-elimination-coins = You are Anna. Everybody has three coins. After each deal the lowest hand pays one: you need not be the best, only not the worst.
learn-elimination-values = Only cards of one suit count together: seven, eight and nine as printed, the ace 11, everything else 10. Yours are of three suits and worth nothing. Three of a rank are 30.5, two aces 22, and an ace with a ten-point card of its suit 21.
learn-elimination-common = These three cards in the middle belong to everybody. On your turn you may swap one of yours for one of them.
learn-elimination-swap = You have two hearts already. Touch your eight of acorns, then the nine of hearts in the middle: 10 + 10 + 9 makes 29.
learn-elimination-mehet = 29 is good, and nothing in the middle makes it better. Let your turn go by: say mehet.
learn-elimination-passz = Mehet twice in a row is not allowed, so that button is gone. But 29 will hardly be the lowest: lay down with passz!
learn-elimination-pays = Each of the others had one last turn and laid down. Csilla has 28, the least, so she pays a coin.
learn-elimination-dealer = A new deal, and now you are the dealer. Your cards are worth nothing: put them on the table, and you get three others.
learn-elimination-last = Csilla has laid down, so this is your last turn, and it must not make your hand worse: giving up the ace or the king would be spoiling. Swap the nine of leaves for the eight of bells: with the ace and king of bells that is 29.
learn-elimination-lowest = 29 again, but this time it is the least, and you pay. Without coins you play on, until you have to pay and cannot. Who is left at the end takes the pot.
learn-elimination-done = That is all you need. Three aces, by the way, beat everything: they are laid down at once, and everybody else pays.

learn-betting-goal = You are Anna. Everybody has three cards that nobody else sees, and four more lie face down: the talon. The best hand takes the pot, or whoever is left when all others have folded.
learn-betting-ante = You have the ace and the ten of hearts: together 21. Most hands are worth nothing, so that is not bad. Pay the ante of one chip: you are in.
learn-betting-check = The bidding begins with you. You need not put anything in yet: check, and see what the others do.
learn-betting-call = Csilla has raised by 2, and Dénes went along. Call, that is, meet her bet, or your chips are lost.
learn-betting-exchange = The talon is turned up. You may swap one card, but only for a better hand: other cards tell you why not. Swap the eight of acorns for the king of hearts: ace, king and ten of hearts are 31, fire!
learn-betting-raise = The second bidding. Three aces apart, nothing beats 31. Choose 3, the most at this table, and raise.
learn-betting-showdown = Dénes folds, Csilla shows 29. Your 31 takes the pot.
learn-betting-majzli = A new deal, and you are the dealer. You alone may play blind. Say majzli: your cards stay covered, but later you may take three cards of the talon.
learn-betting-hold = Whoever said majzli has to hold every bet of the first bidding: you can call, but neither raise nor fold.
learn-betting-take = Now you may take any three of the four cards, and all three at once is what nobody else may do. Take the nine, ten and king of acorns: 29.
learn-betting-again = From here on you bet like everybody else. The others have checked: choose 2, and raise.
learn-betting-tie = Béla shows 29 as well. The dealer wins ties, and the dealer is you: the pot is yours.
learn-betting-done = Now you know how it goes. Who has the nerve to raise with nothing in hand may win as well: when all others fold, nobody sees your cards.

learn-tricks-score = You are Anna. Everybody begins with 25 points and wants to get rid of them. Each trick writes one off; who is first at 0 wins.
learn-tricks-trump = The queen of hearts was turned up: hearts are trump, and beat every other suit.
learn-tricks-fly = The ace of spades is the fly. It writes off five more with your first trick, but whoever holds it may not fold, and without a trick it costs ten.
learn-tricks-draw = Cards that are no use can be exchanged. Choose the six of clubs and the seven of spades, then exchange them.
learn-tricks-follow = The ace of diamonds was led, so you must follow suit: diamonds. The ace cannot be beaten, so play the low one, your nine.
learn-tricks-catch = Csilla leads the ace of trumps, the strongest card of all. But it has been led, and so the fly may catch it: play the ace of spades!
learn-tricks-off = Caught! Six points written off at once: one for the trick, five for the fly. You have 19 left.
learn-tricks-lead = Who makes a trick leads to the next. Nobody has to be afraid of your jack of clubs: lead it, and keep the strong cards.
learn-tricks-cut = Clubs were led, and you have none left. Then you must play a trump: the nine of hearts. It takes the trick.
learn-tricks-king = The ace of diamonds is gone, so your king is the highest diamond. Lead it.
learn-tricks-looed = Your trick, and you are at 17. Dénes played and made no trick: he is looed and gets five points more. Who expects no trick should fold in time.
learn-tricks-done = Now you know how it goes: exchange, follow suit, trump, and mind the fly.
