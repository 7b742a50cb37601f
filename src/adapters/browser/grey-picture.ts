/** Light of each pixel, row by row. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
}

/** As the eye weighs colours. */
export const greyOf = ({ width, height, data }: Pick<ImageData, 'width' | 'height' | 'data'>): GreyPicture => {
  const light = new Uint8Array(width * height);
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    const at = pixel * 4;
    light[pixel] = ((data[at] ?? 0) * 299 + (data[at + 1] ?? 0) * 587 + (data[at + 2] ?? 0) * 114) / 1_000;
  }
  return { width, height, light };
};

/** Pixels of a square whose lightest part is taken for its paper. */
const SQUARE = 32;

const paperOf = ({ width, height, light }: GreyPicture) => {
  const [columns, rows] = [Math.ceil(width / SQUARE), Math.ceil(height / SQUARE)];
  const paper = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = Math.floor(y / SQUARE) * columns + Math.floor(x / SQUARE);
      paper[at] = Math.max(paper[at] ?? 0, light[y * width + x] ?? 0);
    }
  return { columns, rows, paper };
};

/** The same with its paper white wherever the light fell: a shadow across a page is taken for letters else. */
export const evened = (picture: GreyPicture): GreyPicture => {
  const { width, height, light } = picture;
  const { columns, rows, paper } = paperOf(picture);
  const paperAt = (column: number, row: number): number =>
    paper[Math.min(Math.max(row, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1)] ?? 255;
  const even = new Uint8Array(light.length);
  for (let y = 0; y < height; y += 1) {
    const place = y / SQUARE - 0.5;
    const row = Math.floor(place);
    for (let x = 0; x < width; x += 1) {
      const along = x / SQUARE - 0.5;
      const column = Math.floor(along);
      const [right, down] = [along - column, place - row];
      const white =
        (paperAt(column, row) * (1 - right) + paperAt(column + 1, row) * right) * (1 - down) +
        (paperAt(column, row + 1) * (1 - right) + paperAt(column + 1, row + 1) * right) * down;
      even[y * width + x] = Math.min(255, ((light[y * width + x] ?? 0) * 255) / Math.max(white, 1));
    }
  }
  return { width, height, light: even };
};

/** As a file that any program for pictures reads: PGM. */
export const pgmOf = ({ width, height, light }: GreyPicture): Uint8Array => {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + light.length);
  file.set(head);
  file.set(light, head.length);
  return file;
};
