/** What goes over the wire. Printed by client/wire.py from src/firefly/server/wire.py: change it there. */

export type Said = readonly [id: string, arguments: Readonly<Record<string, string | number | Said>>];

export interface TurnClock {
  kind: "turn";
  seconds: number;
}

export interface BankClock {
  kind: "bank";
  seconds: number;
  increment: number;
}

export interface Length {
  deals?: number;
  minutes?: number;
}

export interface NewTable {
  game: string;
  seats: number;
  rules?: Record<string, unknown>;
  bots?: number | string[];
  name?: string | null;
  title?: string;
  clock?: TurnClock | BankClock | null;
  length?: Length;
  open?: boolean;
  spectators?: "hidden" | "later" | "open";
  chat?: boolean;
  pace?: "calm" | "instant" | "normal" | "quick";
}

export interface NewSeat {
  name: string;
  seat?: number | null;
}

export interface NewAction {
  action: string;
  version: number;
}

export interface Seated {
  seat: number;
  token: string;
}

export interface Opened {
  table: string;
  url: string;
  seat: number | null;
  token: string | null;
}

export interface Done {
  version: number;
}

export interface Why {
  text: string | null;
  said: Said | null;
}

export interface Refusal {
  code: string;
  text: string;
  said: Said;
  legal?: string[];
}

export interface Refused {
  error: Refusal;
}

export interface Play {
  seat: number;
  card: string;
}

export interface Happening {
  n: number;
  at: number;
  kind: string;
  seat?: number | null;
  action?: string | null;
  said?: Said[];
  text?: string | null;
}

export interface SeatView {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  connected: boolean;
  standing: number;
  cards: string[];
  bot?: string;
  owned?: boolean;
  away?: boolean;
  ready?: boolean;
  change?: number;
  value?: string;
  time?: number;
  playing?: boolean;
  laid?: boolean;
  gone?: boolean;
  bet?: number;
  paid?: number;
  majzli?: boolean;
  all_in?: boolean;
  tricks?: number;
  drawn?: number;
}

export interface ClockView {
  kind: "bank" | "none" | "turn";
  now: number;
  seconds?: number;
  increment?: number;
  deadline?: number | null;
}

export interface LastDeal {
  number: number;
  hands: string[][];
}

export interface View {
  n: number;
  version: number;
  id: string;
  game: string;
  family: string;
  pack: "french" | "german";
  rules: Record<string, string | number | boolean>;
  title: string;
  status: "between" | "ended" | "playing" | "waiting";
  you: number | null;
  host: number | null;
  seats: SeatView[];
  dealer: number | null;
  phase: string;
  table: string[];
  turn: number | null;
  legal: string[];
  clock: ClockView;
  winner: number | null;
  events: Happening[];
  match?: number;
  deal?: number;
  paused?: boolean;
  locked?: boolean;
  open?: boolean;
  chat?: boolean;
  spectators?: "hidden" | "later" | "open";
  watchers?: number;
  length?: Length;
  last_deal?: boolean;
  ended?: string;
  leaders?: number[];
  seal?: string;
  next_deal?: number;
  prompt?: Said;
  buttons?: Record<string, Said>;
  value?: string;
  previous?: LastDeal;
  pot?: number;
  talon?: string[];
  owed?: number;
  raise_most?: number;
  high?: number;
  trump?: string;
  turned?: string;
  trick?: Play[];
  last_trick?: Play[];
  tricks?: number[];
}

export interface Information {
  game: string;
  rules: Record<string, string | number | boolean>;
  seat: number;
  version: number;
  before: Record<string, number | number[]>;
  state: Record<string, number | number[]>;
  actions: string[];
  players: string[];
}

export interface Listed {
  id: string;
  game: string;
  title: string;
  host: string;
  status: string;
  seats: number;
  taken: number;
  bots: number;
  watchers: number;
  rules: Record<string, string | number | boolean>;
  clock: string;
  age: number;
}

export interface OptionInfo {
  name: string;
  kind: "choice" | "count" | "flag";
  default: string | number | boolean;
  label: string;
  help: string;
  values?: string[];
  value_labels?: string[];
  least?: number;
  most?: number;
}

export interface GameInfo {
  game: string;
  family: string;
  pack: "french" | "german";
  title: string;
  about: string;
  seats: [number, number];
  options: OptionInfo[];
  bots: string[];
}

export interface Frames {
  table: string;
  match: number;
  deal: number;
  deals: number;
  open: boolean;
  frames: View[];
}

export interface Score {
  match: number;
  players: string[];
  standing: number[];
  deals: number[][];
  winner: number | null;
  ended: boolean;
}

export interface Act {
  do: "act";
  action: string;
  version: number;
  id?: number | null;
}

export interface Start {
  do: "start";
  id?: number | null;
}

export interface End {
  do: "end";
  id?: number | null;
}

export interface Pause {
  do: "pause";
  on?: boolean;
  id?: number | null;
}

export interface Lock {
  do: "lock";
  on?: boolean;
  id?: number | null;
}

export interface Chat {
  do: "chat";
  on?: boolean;
  id?: number | null;
}

export interface Remove {
  do: "remove";
  seat: number;
  ban?: boolean;
  id?: number | null;
}

export interface Host {
  do: "host";
  seat: number;
  id?: number | null;
}

export interface Bot {
  do: "bot";
  seat: number;
  bot?: string;
  id?: number | null;
}

export interface Back {
  do: "back";
  id?: number | null;
}

export interface Away {
  do: "away";
  id?: number | null;
}

export interface Buy {
  do: "buy";
  id?: number | null;
}

export interface Leave {
  do: "leave";
  id?: number | null;
}

export interface Ready {
  do: "ready";
  id?: number | null;
}

export interface Say {
  do: "say";
  phrase?: string;
  emote?: string;
  text?: string;
  id?: number | null;
}

export interface Reply {
  reply: number | null;
  version?: number;
  error?: Refusal;
}

export type AnyCommand = Act | Start | End | Pause | Lock | Chat | Remove | Host | Bot | Back | Away | Buy | Leave | Ready | Say;
