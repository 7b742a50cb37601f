import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';
import type { PdfBounds, PdfReading } from './pdf-text.ts';

/** Lines are where the text runner of the document ends one; the rest of a page's layout is lost. */
const textOfPage = (items: readonly object[]): string =>
  items
    .map((item) => ('str' in item ? `${String(item.str)}${'hasEOL' in item && item.hasEOL === true ? '\n' : ''}` : ''))
    .join('');

const read = async ({ bytes, mostPages, mostCharacters }: PdfBounds): Promise<PdfReading> => {
  try {
    const document = await getDocumentProxy(new Uint8Array(bytes));
    let text = '';
    for (
      let number = 1;
      number <= Math.min(document.numPages, mostPages) && text.length < mostCharacters;
      number += 1
    ) {
      const { items } = await (await document.getPage(number)).getTextContent();
      text += `${textOfPage(items)}\n\n`;
    }
    return { text: text.replaceAll('\0', '').slice(0, mostCharacters).trim() };
  } catch (error) {
    return { failure: error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'broken' };
  }
};

parentPort?.postMessage(await read(workerData as PdfBounds), []);
