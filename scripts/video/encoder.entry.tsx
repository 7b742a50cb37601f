import { BufferTarget, CanvasSource, Output, WebMOutputFormat } from 'mediabunny';

/** A picture as a data URL, and for how many frames it stands. */
export interface Still {
  readonly picture: string;
  readonly frames: number;
}

export interface Film {
  readonly stills: readonly Still[];
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly bitrate: number;
}

const base64 = async (data: Blob): Promise<string> => {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsDataURL(data);
  await read;
  return String(reader.result).replace(/^.*,/, '');
};

/** Encodes a film by the browser's own encoder; the poster is its last picture. Both in Base64. */
const encode = async ({ stills, width, height, framesPerSecond, bitrate }: Film) => {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new CanvasSource(canvas, { codec: 'vp9', bitrate, keyFrameInterval: 5 });
  output.addVideoTrack(source, { frameRate: framesPerSecond });
  await output.start();
  const ink = canvas.getContext('2d');
  let frame = 0;
  for (const { picture, frames } of stills) {
    const image = new Image();
    image.src = picture;
    await image.decode();
    ink?.drawImage(image, 0, 0, width, height);
    for (let shown = 0; shown < frames; shown += 1) {
      await source.add(frame / framesPerSecond, 1 / framesPerSecond);
      frame += 1;
    }
  }
  await output.finalize();
  const poster = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.8));
  if (target.buffer === null || poster === null) throw new Error('Nothing was encoded.');
  return { film: await base64(new Blob([target.buffer])), poster: await base64(poster) };
};

declare global {
  interface Window {
    encode: typeof encode;
  }
}
window.encode = encode;
