const WIDTH = 1200;
const HEIGHT = 800;
const QUALITY = 0.9;

/** A drawing as a file that can be sent like any other picture. */
export async function pictureOf(svg: string): Promise<File> {
  const drawing = new Image(WIDTH, HEIGHT);
  drawing.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await drawing.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext("2d")?.drawImage(drawing, 0, 0, WIDTH, HEIGHT);
  const bytes = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
  if (!bytes) throw new Error("The browser gave no picture of the drawing");
  return new File([bytes], "bia-ve.jpg", { type: "image/jpeg" });
}
