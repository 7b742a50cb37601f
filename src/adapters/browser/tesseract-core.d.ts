/** What we use of the engine, which brings no types. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  export interface TesseractApi {
    Init(folder: null, language: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Reads `/input`; 1 where it could not. */
    SetImageFile(orientation: number, radians: number): number;
    FindLines(): void;
    GetGradient(): number;
    Recognize(monitor: null): number;
    GetUTF8Text(): string;
  }

  interface TesseractCore {
    readonly FS: { writeFile(path: string, content: Uint8Array): void };
    readonly TessBaseAPI: new () => TesseractApi;
  }

  const createTesseract: (options: {
    readonly locateFile: () => string;
    readonly TesseractProgress: (percent: number) => void;
    /** What it would write on the console. */
    readonly print: () => void;
    readonly printErr: () => void;
  }) => Promise<TesseractCore>;
  // oxlint-disable-next-line import/no-default-export -- as it is
  export default createTesseract;
}
