const WIDTH = 1200;
const HEIGHT = 800;
const QUALITY = 0.9;

/** Characters that a file name may not hold. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}]+/gu;
const LONGEST_NAME = 120;

/** A cover is found by what it was drawn for: "Bìa Đêm ở bến xe.jpg". */
export function nameCover(title: unknown): string {
  const words = typeof title === "string" ? title.replace(NOT_IN_NAMES, " ").replace(/\s+/g, " ").trim() : "";
  return `${`Bìa ${words || "chưa có tên"}`.slice(0, LONGEST_NAME).trim()}.jpg`;
}

/** A drawing as a file that can be sent like any other picture. */
export async function getPicture(svg: string, name: string): Promise<File> {
  const drawing = new Image(WIDTH, HEIGHT);
  drawing.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, WIDTH, HEIGHT);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!bytes) throw new Error("The browser gave no picture of the drawing");
  return new File([bytes], name, { type: "image/jpeg" });
}
