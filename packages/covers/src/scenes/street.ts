import { mix, shade } from "../oklch.ts";
import { paintRoofs } from "../parts/roofs.ts";
import { band, paintSky } from "../parts/sky.ts";
import { Pen } from "../pen.ts";
import { HEIGHT } from "../ridge.ts";
import type { Scene, Stage } from "../scene.ts";

/** A street lamp, a bench and the sign of a stop, when hardly anybody is out any more. */
export const street: Scene = {
  name: "street",
  times: ["dusk", "evening", "night"],
  paint(stage) {
    const { sheet, random, tones } = stage;
    paintSky(stage, 560);
    paintRoofs(stage, { eaves: 470, size: 150, colour: tones.land(0.3), near: false });
    paintRoofs(stage, { eaves: 560, size: 190, colour: tones.land(0.52), near: true });
    const ground = tones.land(0.86);
    sheet.fill(band(648, HEIGHT), sheet.down([0, mix(ground, tones.lamp, 0.12)], [1, shade(ground, -0.04)]));
    const side = random.pick([-1, 1]);
    paintLamp(stage, 600 - side * random.between(110, 150), side);
    paintBench(stage, 600 + side * random.between(60, 110));
    paintSign(stage, 600 + side * random.between(300, 340));
  },
};

function paintLamp({ sheet, tones }: Stage, x: number, side: number): void {
  const iron = tones.land(1);
  const head = x + side * 92;
  const beam = new Pen()
    .move(head - 30, 232)
    .line(head + 30, 232)
    .line(head + 260, 690)
    .line(head - 260, 690)
    .close();
  sheet.fill(beam, sheet.down([0, tones.lamp, 0.34], [1, tones.lamp, 0]));
  sheet.ellipse(head, 690, 290, 34, sheet.glow([0, tones.lamp, 0.42], [1, tones.lamp, 0]));
  sheet.stroke(new Pen().move(x, 700).line(x, 250).quad(x, 196, head, 204), sheet.plain(iron), 12);
  sheet.fill(
    new Pen()
      .move(head - 42, 224)
      .quad(head, 178, head + 42, 224)
      .close(),
    sheet.plain(iron),
  );
  sheet.circle(head, 226, 120, sheet.glow([0, tones.lamp, 0.6], [0.4, tones.lamp, 0.18], [1, tones.lamp, 0]));
  sheet.ellipse(head, 226, 26, 11, sheet.plain(shade(tones.lamp, 0.06)));
}

function paintBench({ sheet, tones }: Stage, x: number): void {
  const wood = mix(tones.land(0.92), tones.lamp, 0.16);
  const seat = new Pen();
  for (const y of [596, 622, 650]) {
    const height = y === 650 ? 14 : 12;
    seat
      .move(x - 120, y)
      .line(x + 120, y)
      .line(x + 120, y + height)
      .line(x - 120, y + height)
      .close();
  }
  sheet.fill(seat, sheet.plain(wood));
  const legs = new Pen();
  for (const u of [-98, 98]) legs.move(x + u, 590).line(x + u, 706);
  sheet.stroke(legs, sheet.plain(tones.land(1)), 9);
}

function paintSign({ sheet, tones }: Stage, x: number): void {
  sheet.stroke(new Pen().move(x, 704).line(x, 410), sheet.plain(tones.land(1)), 9);
  const plate = new Pen()
    .move(x - 44, 400)
    .line(x + 44, 400)
    .line(x + 44, 480)
    .line(x - 44, 480)
    .close();
  sheet.fill(plate, sheet.plain(mix(tones.land(0.6), tones.light, 0.35)));
  const lines = new Pen()
    .move(x - 24, 428)
    .line(x + 24, 428)
    .move(x - 24, 450)
    .line(x + 10, 450);
  sheet.stroke(lines, sheet.plain(tones.land(0.95), 0.7), 6);
}
