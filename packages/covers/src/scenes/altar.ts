import { mix, shade } from "../oklch.ts";
import { band } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** The family's altar: a picture, incense in its bowl, two small lamps, fruit on a plate. */
export const altar: Scene = {
  name: "altar",
  times: ["dawn", "day", "evening", "night"],
  paint(stage) {
    const { sheet, tones } = stage;
    const wall = mix(tones.land(tones.dark ? 0.6 : 0.2), tones.lamp, 0.2);
    sheet.fill(band(0, HEIGHT), sheet.down([0, shade(wall, -0.06)], [1, shade(wall, 0.02)]));
    sheet.ellipse(
      600,
      430,
      560,
      400,
      sheet.glow([0, tones.lamp, 0.45], [0.5, tones.lamp, 0.14], [1, tones.lamp, 0]),
    );
    paintPicture(stage);
    paintShelf(stage);
    for (const x of [376, 824]) paintLamp(stage, x);
    paintIncense(stage);
    paintFruit(stage);
  },
};

function paintPicture({ sheet, tones }: Stage): void {
  const wood = mix(tones.land(0.9), tones.lamp, 0.25);
  sheet.fill(box(490, 150, 220, 270), sheet.plain(wood));
  const paper = mix(tones.light, tones.land(0.4), 0.3);
  sheet.fill(box(512, 172, 176, 226), sheet.down([0, paper], [1, shade(paper, -0.06)]));
  const person = tones.land(0.72);
  sheet.ellipse(600, 262, 38, 44, sheet.plain(shade(person, 0.08)));
  const shoulders = new Pen().move(528, 398).quad(536, 322, 600, 318).quad(664, 322, 672, 398).close();
  sheet.fill(shoulders, sheet.plain(person));
}

function paintShelf({ sheet, tones }: Stage): void {
  const wood = mix(tones.land(0.82), tones.lamp, 0.3);
  sheet.fill(box(180, 566, 840, 40), sheet.down([0, shade(wood, 0.05)], [1, wood]));
  sheet.fill(box(216, 606, 768, 60), sheet.plain(shade(wood, -0.07)));
  const carving = new Pen();
  for (let x = 252; x < 960; x += 58) carving.move(x, 640).quad(x + 22, 612, x + 44, 640);
  sheet.stroke(carving, sheet.plain(mix(wood, tones.light, 0.3), 0.7), 4);
  sheet.fill(box(216, 666, 40, HEIGHT - 666), sheet.plain(shade(wood, -0.1)));
  sheet.fill(box(944, 666, 40, HEIGHT - 666), sheet.plain(shade(wood, -0.1)));
}

function paintLamp({ sheet, tones }: Stage, x: number): void {
  const brass = mix(tones.land(0.6), tones.lamp, 0.55);
  sheet.ellipse(
    x,
    436,
    120,
    120,
    sheet.glow([0, tones.lamp, 0.6], [0.45, tones.lamp, 0.16], [1, tones.lamp, 0]),
  );
  const stand = new Pen()
    .move(x - 34, 566)
    .quad(x - 8, 548, x - 8, 510)
    .line(x + 8, 510)
    .quad(x + 8, 548, x + 34, 566)
    .close();
  sheet.fill(stand, sheet.plain(brass));
  const flame = new Pen()
    .move(x - 20, 486)
    .quad(x - 20, 446, x, 408)
    .quad(x + 20, 446, x + 20, 486)
    .quad(x, 512, x - 20, 486)
    .close();
  sheet.fill(flame, sheet.down([0, shade(tones.lamp, 0.1)], [1, shade(tones.lamp, -0.14)]));
}

function paintIncense({ sheet, random, tones }: Stage): void {
  const glaze = mix(tones.light, tones.sky(0.5), 0.35);
  const bowl = new Pen()
    .move(528, 484)
    .line(672, 484)
    .quad(676, 548, 632, 566)
    .line(568, 566)
    .quad(524, 548, 528, 484)
    .close();
  sheet.fill(bowl, sheet.across([0, shade(glaze, -0.06)], [0.4, glaze], [1, shade(glaze, -0.16)]));
  const sticks = new Pen();
  const tips: [number, number][] = [
    [584, 360],
    [602, 338],
    [622, 366],
  ];
  for (const [x, y] of tips) sticks.move(602, 484).line(x, y);
  sheet.stroke(sticks, sheet.plain(mix(tones.land(0.8), tones.lamp, 0.4)), 5);
  for (const [x, y] of tips) sheet.circle(x, y, 5, sheet.plain(shade(tones.lamp, 0.06)));
  const drift = random.pick([-1, 1]);
  const smoke = new Pen()
    .move(602, 334)
    .cubic(602 + drift * 46, 262, 602 - drift * 50, 196, 602 + drift * 20, 96)
    .move(620, 362)
    .cubic(620 + drift * 30, 300, 620 - drift * 40, 236, 620 + drift * 34, 150);
  sheet.stroke(smoke, sheet.plain(tones.light, 0.3), 7);
}

function paintFruit({ sheet, random, tones }: Stage): void {
  const x = random.pick([492, 708]);
  const skin = mix(tones.lamp, tones.land(0.5), 0.25);
  for (const [dx, dy, r] of [
    [-34, 528, 27],
    [34, 528, 27],
    [0, 530, 29],
    [-16, 488, 25],
    [20, 486, 25],
  ] as const)
    sheet.circle(x + dx, dy, r, sheet.across([0, shade(skin, 0.05)], [1, shade(skin, -0.12)]));
  const plate = new Pen()
    .move(x - 84, 548)
    .line(x + 84, 548)
    .quad(x + 60, 566, x + 30, 567)
    .line(x - 30, 567)
    .quad(x - 60, 566, x - 84, 548)
    .close();
  sheet.fill(plate, sheet.plain(mix(tones.light, tones.sky(0.5), 0.3)));
}

const box = (x: number, y: number, width: number, height: number): Pen =>
  new Pen()
    .move(x, y)
    .line(x + width, y)
    .line(x + width, y + height)
    .line(x, y + height)
    .close();
