import { Pen, type Point } from "../pen.ts";
import type { Random } from "../random.ts";

export interface Bough {
  /** The bough itself, to be filled. */
  readonly wood: Pen;
  /** Side twigs, to be drawn as lines. */
  readonly twigs: Pen;
  /** Where blossoms or leaves can sit: along the twigs, most of them towards the tips. */
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

function extend(bough: Bough, random: Random, shoot: Shoot, order: number): void {
  const joints = order === 0 ? 8 : Math.max(3, Math.round(shoot.length / 60));
  const middle: Point[] = [shoot.from];
  let [x, y] = shoot.from;
  let direction = shoot.angle;
  let turn = random.pick([-1, 1]);
  for (let i = 1; i <= joints; i++) {
    direction += random.between(-0.34, 0.34) + (shoot.angle - direction) * 0.3;
    x += (Math.cos(direction) * shoot.length) / joints;
    y += (Math.sin(direction) * shoot.length) / joints;
    middle.push([x, y]);
    if (order > 0 || i > joints * 0.55) bough.buds.push([x, y]);
    if (order < 2 && i < joints && i > (order === 0 ? 1 : 0) && random.chance(0.8)) {
      turn = -turn;
      const length = shoot.length * (order === 0 ? random.between(0.2, 0.34) : random.between(0.36, 0.5));
      const width = shoot.width * (1 - i / joints) * 0.5 + 3;
      extend(bough, random, { from: [x, y], angle: direction + turn * random.between(0.45, 0.85), length, width }, order + 1);
    }
  }
  if (order === 0) taper(bough.wood, middle, shoot);
  else bough.twigs.move(Math.round(shoot.from[0] / 2) * 2, Math.round(shoot.from[1] / 2) * 2).flow(middle);
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
  pen.move(Math.round(first[0] / 2) * 2, Math.round(first[1] / 2) * 2);
  pen.flow(out).flow(edge(-1).reverse()).close();
}
