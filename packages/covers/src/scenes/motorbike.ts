import { type Lch, mix, shade } from "../oklch.ts";
import { band, paintSky } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** An old motorbike on its stand against a wall, under the lamp of an alley. */
export const motorbike: Scene = {
  name: "motorbike",
  times: ["dawn", "golden", "dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 300);
    const wall = mix(tones.land(tones.dark ? 0.55 : 0.3), tones.lamp, 0.12);
    sheet.fill(band(210, HEIGHT), sheet.down([0, shade(wall, -0.04)], [1, shade(wall, 0.03)]));
    sheet.fill(band(196, 220), sheet.plain(mix(wall, tones.light, 0.22)));
    const side = random.pick([-1, 1]);
    paintLamp(stage, 600 + side * random.between(210, 260));
    const ground = tones.land(0.86);
    sheet.fill(band(640, HEIGHT), sheet.down([0, mix(ground, tones.lamp, 0.16)], [1, shade(ground, -0.05)]));
    paintBike(stage, 600 - side * random.between(0, 40), side);
  },
};

function paintLamp({ sheet, tones }: Stage, x: number): void {
  const iron = tones.land(0.98);
  sheet.ellipse(
    x,
    370,
    330,
    300,
    sheet.glow([0, tones.lamp, 0.5], [0.4, tones.lamp, 0.16], [1, tones.lamp, 0]),
  );
  sheet.stroke(new Pen().move(x, 220).line(x, 292), sheet.plain(iron), 7);
  const hood = new Pen()
    .move(x - 46, 322)
    .quad(x, 270, x + 46, 322)
    .close();
  sheet.fill(hood, sheet.plain(iron));
  sheet.ellipse(x, 326, 20, 11, sheet.plain(shade(tones.lamp, 0.08)));
}

/** `side` is where its front looks. */
function paintBike({ sheet, tones }: Stage, x: number, side: number): void {
  const at = (u: number) => x + side * u;
  const frame = tones.land(1);
  const paint = mix(tones.land(0.75), tones.lamp, 0.2);
  sheet.ellipse(x, 706, 300, 22, sheet.plain(tones.land(1), 0.32));
  for (const u of [-176, 178]) paintWheel(sheet, tones, at(u), frame);
  const rear = new Pen().move(at(-176), 616).line(at(-20), 606).move(at(-176), 616).line(at(-120), 500);
  sheet.stroke(rear, sheet.plain(frame), 13);
  sheet.stroke(new Pen().move(at(178), 616).line(at(118), 396), sheet.plain(shade(frame, 0.1)), 14);
  const body = new Pen()
    .move(at(112), 420)
    .quad(at(92), 560, at(24), 580)
    .line(at(-40), 570)
    .quad(at(-90), 560, at(-214), 500)
    .quad(at(-236), 478, at(-206), 468)
    .line(at(-30), 478)
    .quad(at(40), 500, at(80), 410)
    .close();
  sheet.fill(body, sheet.down([0, shade(paint, 0.07)], [1, shade(paint, -0.1)]));
  const legShield = new Pen()
    .move(at(96), 400)
    .line(at(138), 408)
    .quad(at(124), 520, at(74), 592)
    .line(at(34), 588)
    .quad(at(96), 500, at(96), 400)
    .close();
  sheet.fill(legShield, sheet.plain(mix(tones.light, paint, 0.25)));
  const engine = new Pen().move(at(-52), 572).line(at(52), 590).line(at(40), 640).line(at(-46), 634).close();
  sheet.fill(engine, sheet.plain(shade(frame, 0.06)));
  const saddle = new Pen()
    .move(at(-214), 470)
    .quad(at(-226), 440, at(-190), 440)
    .line(at(-6), 448)
    .quad(at(28), 456, at(8), 482)
    .line(at(-190), 476)
    .close();
  sheet.fill(saddle, sheet.plain(shade(frame, -0.03)));
  const rack = new Pen().move(at(-196), 440).line(at(-262), 428).line(at(-266), 446);
  sheet.stroke(rack, sheet.plain(frame), 8);
  const bars = new Pen()
    .move(at(120), 398)
    .quad(at(112), 352, at(66), 352)
    .move(at(112), 362)
    .quad(at(120), 322, at(96), 300);
  sheet.stroke(bars, sheet.plain(frame), 10);
  sheet.ellipse(at(92), 294, 22, 15, sheet.plain(mix(tones.light, tones.sky(0.6), 0.4)));
  const lamp = new Pen().ellipse(at(136), 374, 26, 25);
  sheet.fill(lamp, sheet.plain(paint));
  sheet.ellipse(at(150), 374, 11, 20, sheet.plain(mix(tones.light, tones.lamp, 0.4)));
  const mudguard = new Pen()
    .move(at(98), 590)
    .quad(at(120), 512, at(186), 512)
    .quad(at(240), 516, at(258), 566)
    .quad(at(214), 536, at(178), 538)
    .quad(at(128), 544, at(98), 590)
    .close();
  sheet.fill(mudguard, sheet.plain(shade(paint, -0.06)));
  const exhaust = new Pen().move(at(10), 644).line(at(-90), 656).line(at(-250), 636);
  sheet.stroke(exhaust, sheet.plain(mix(frame, tones.light, 0.4)), 14);
  sheet.stroke(new Pen().move(at(-20), 636).line(at(-56), 704), sheet.plain(frame), 9);
}

function paintWheel(sheet: Stage["sheet"], tones: Stage["tones"], x: number, colour: Lch): void {
  sheet.stroke(new Pen().ellipse(x, 616, 84, 84), sheet.plain(colour), 20);
  const spokes = new Pen();
  for (let i = 0; i < 6; i++) {
    const angle = (i * Math.PI) / 6;
    const [dx, dy] = [Math.cos(angle) * 74, Math.sin(angle) * 74];
    spokes.move(x - dx, 616 - dy).line(x + dx, 616 + dy);
  }
  sheet.stroke(spokes, sheet.plain(mix(colour, tones.light, 0.35), 0.8), 2.5);
  sheet.circle(x, 616, 15, sheet.plain(shade(colour, 0.12)));
}
