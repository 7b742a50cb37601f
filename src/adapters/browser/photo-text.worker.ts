/** Reads the text of one photo, and is ended then: its memory goes with it. */
import polish from '@tesseract.js-data/pol/4.0.0_best_int/pol.traineddata.gz?url';
import createTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import engine from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { evened, greyOf, pgmOf } from './grey-picture.ts';
import type { PhotoTextMessage } from './photo-text.types.ts';

/** Letters of a page are some thirty pixels high then, which is what the engine has learnt. */
const LONGEST_SIDE = 2_000;
/** What is smaller is enlarged, twice at most. */
const MOST_ENLARGED = 2;
/** Below it, in radians, the lines count as level. */
const LEVEL = 0.005;
const LSTM_ONLY = 1;
/** Of the whole work, in percent: where the engine's own count begins. */
const FETCHED = 30;

const tell = (message: PhotoTextMessage): void => postMessage(message);

const drawn = async (photo: Blob): Promise<ImageData> => {
  const bitmap = await createImageBitmap(photo);
  const scale = Math.min(MOST_ENLARGED, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (context === null) throw new Error('There is nothing to draw on.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
};

const language = async (): Promise<Uint8Array> => {
  const file = await fetch(polish);
  if (!file.ok || file.body === null) throw new Error('The language is not here.');
  return new Uint8Array(await new Response(file.body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
};

const read = async (photo: Blob): Promise<string> => {
  const onProgress = (percent: number) => tell({ progress: Math.max(FETCHED, percent) });
  const [{ FS, TessBaseAPI }, data, picture] = await Promise.all([
    createTesseract({
      locateFile: () => engine,
      TesseractProgress: onProgress,
      print: () => {},
      printErr: () => {},
    }),
    language(),
    drawn(photo),
  ]);
  tell({ progress: FETCHED });
  FS.writeFile('pol.traineddata', data);
  FS.writeFile('/input', pgmOf(evened(greyOf(picture))));
  const api = new TessBaseAPI();
  if (api.Init(null, 'pol', LSTM_ONLY) === -1) throw new Error('The engine did not begin.');
  api.SetVariable('tessedit_pageseg_mode', '3');
  if (api.SetImageFile(1, 0) === 1) throw new Error('The engine cannot open the picture.');
  api.FindLines();
  const slope = api.GetGradient();
  if (Math.abs(slope) >= LEVEL) api.SetImageFile(1, slope);
  api.Recognize(null);
  return api.GetUTF8Text();
};

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  read(data).then(
    (text) => tell({ text }),
    () => tell({ failure: true }),
  );
});
