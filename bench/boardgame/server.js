// A minimal game of cards for four on boardgame.io, which `python -m bench.server` measures beside firefly.
// 52 cards are dealt, each seat in turn plays one of its own; when all are played, they are shuffled and dealt again.
// Hands are hidden from the others, the state is kept in memory (boardgame.io's default), the lobby seats people.
const { PlayerView, INVALID_MOVE } = require("boardgame.io/core");
const { Server } = require("boardgame.io/server");

const SEATS = 4;

function deal(random) {
  const pack = random.Shuffle(Array.from({ length: 52 }, (_, card) => card));
  const players = {};
  for (let seat = 0; seat < SEATS; seat++) players[seat] = pack.slice(seat * 13, seat * 13 + 13);
  return players;
}

const game = {
  name: "cards",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  deltaState: process.env.DELTA_STATE === "1",
  setup: ({ random }) => ({ players: deal(random), trick: [], tricks: 0 }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, playerID, random }, place) => {
      const hand = G.players[playerID];
      if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
      if (G.trick.length === SEATS) G.trick = [];
      G.trick.push({ seat: playerID, card: hand.splice(place, 1)[0] });
      if (G.trick.length === SEATS) G.tricks += 1;
      if (G.tricks === 13) {
        G.players = deal(random);
        G.tricks = 0;
      }
    },
  },
};

const server = Server({ games: [game], origins: false });
server.run({ port: Number(process.env.PORT) });
