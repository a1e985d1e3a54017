import { Pen, type Point } from "../pen.ts";
import type { Random } from "../random.ts";

export interface Bough {
  /** The bough itself, to be filled. */
  readonly wood: Pen;
  /** Side twigs, to be drawn as lines. */
  readonly twigs: Pen;
  /** Points for blossoms or leaves: along the twigs, most of them towards the tips. */
  readonly buds: Point[];
}

interface Shoot {
  readonly from: Point;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** A bough that grows from a point in a direction, crooked, tapering, with side twigs. */
export function grow(random: Random, shoot: Shoot): Bough {
  const bough: Bough = { wood: new Pen(), twigs: new Pen(), buds: [] };
  extend(bough, random, shoot, 0);
  return bough;
}

/** `order` 0 is the bough, 1 its twigs, 2 theirs. */
function extend(bough: Bough, random: Random, shoot: Shoot, order: 0 | 1 | 2): void {
  const middle = wander(random, shoot, order === 0 ? 8 : Math.max(3, Math.round(shoot.length / 60)));
  const joints = middle.length - 1;
  bough.buds.push(...middle.slice(order === 0 ? 5 : 1));
  if (order === 0) taper(bough.wood, middle, shoot);
  else bough.twigs.move(...shoot.from).flow(middle);
  if (order === 2) return;
  let turn = random.pick([-1, 1]);
  for (const [i, from] of middle.entries()) {
    if (i < 2 - order || i === joints || random.chance(0.2)) continue;
    turn = -turn;
    const share = order === 0 ? random.between(0.2, 0.34) : random.between(0.36, 0.5);
    const angle = shoot.angle + turn * random.between(0.45, 0.95);
    const twig = { from, angle, length: shoot.length * share, width: shoot.width * 0.4 };
    extend(bough, random, twig, order === 0 ? 1 : 2);
  }
}

/** A crooked line that keeps its direction on the whole. */
function wander(random: Random, { from, angle, length }: Shoot, joints: number): Point[] {
  const line: Point[] = [from];
  let [x, y] = from;
  let direction = angle;
  for (let i = 0; i < joints; i++) {
    direction += random.between(-0.34, 0.34) + (angle - direction) * 0.3;
    x += (Math.cos(direction) * length) / joints;
    y += (Math.sin(direction) * length) / joints;
    line.push([x, y]);
  }
  return line;
}

/** Out along one side and back along the other. */
function taper(pen: Pen, middle: readonly Point[], { angle, width }: Shoot): void {
  const [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  const edge = (sign: number) =>
    middle.map(([x, y], i): Point => {
      const half = (width / 2) * (1 - (i / (middle.length - 1)) * 0.85) * sign;
      return [x + nx * half, y + ny * half];
    });
  const out = edge(1);
  const [first] = out;
  if (!first) return;
  pen
    .move(...first)
    .flow(out)
    .flow(edge(-1).reverse())
    .close();
}
