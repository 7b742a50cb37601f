/** Opens one photo of an iPhone, where the browser cannot, and is ended then. */
import { heicTo } from 'heic-to/csp';

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  heicTo({ blob: data, type: 'bitmap' }).then(
    (bitmap) => postMessage(bitmap, { transfer: [bitmap] }),
    () => postMessage(null),
  );
});
