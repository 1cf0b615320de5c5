/** Where people sit around the table, as seen from one of its seats. */

export interface Chair {
  seat: number;
  angle: number; // in degrees; 0 is to the right, 90 far away
  row: number; // on a narrow screen: in a grid of four columns
  column: number;
}

const SPANS = [0, 0, 110, 180, 190, 206, 216, 226, 236]; // degrees that so many others take
const WIDEST = 240;
const OBLONG = 1.7; // how much wider than deep a table is
const COLUMNS = 4;

/** The other seats, from the left hand of the near one round to its right. */
export function around(seats: readonly number[], near: number, rightward: boolean): Chair[] {
  const place = seats.indexOf(near);
  const following = [...seats.slice(place + 1), ...seats.slice(0, place)];
  const others = rightward ? following.reverse() : following; // to the right the next one sits at the right hand
  const angles = spread(others.length);
  return others.map((seat, index) => ({ seat, angle: angles[index] ?? 90, ...cell(index, others.length) }));
}

/** Angles between which the ways along an oval are the same. */
function spread(count: number): number[] {
  if (count < 2) return [90];
  const span = SPANS[count] ?? WIDEST;
  const steps = Array.from({ length: span + 1 }, (_, step) => 90 + span / 2 - step);
  const ways = steps.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    return Math.hypot(OBLONG * Math.sin(radians), Math.cos(radians));
  });
  const sums = ways.map((_, step) => ways.slice(0, step).reduce((sum, way) => sum + way, 0));
  const whole = sums.at(-1) ?? 0;
  const wishes = Array.from({ length: count }, (_, index) => (whole * index) / (count - 1));
  return wishes.map((wish) => steps[sums.findIndex((sum) => sum >= wish - 1e-9)] ?? 90);
}

/** The cell of a chair: the outer ones below, the others in a row along the top. */
function cell(index: number, count: number): { row: number; column: number } {
  const below = Math.max(0, count - COLUMNS);
  const left = count > COLUMNS ? Math.max(1, Math.ceil(below / 2)) : 0;
  const right = count > COLUMNS ? Math.max(1, below - left) : 0;
  if (index < left) return { row: 2, column: 1 + index };
  if (index >= count - right) return { row: 2, column: COLUMNS - (count - 1 - index) };
  const free = left ? COLUMNS - (count - left - right) : 0;
  return { row: 1, column: 1 + index - left + Math.floor(free / 2) };
}
