import type { Downloads } from '#application/ports/downloads.port.ts';

interface Page {
  createElement(name: 'a'): Pick<HTMLAnchorElement, 'href' | 'download' | 'click'>;
}

interface Addresses {
  createObjectURL(content: Blob): string;
  revokeObjectURL(address: string): void;
}

/** Safari reads the file only after the click; by then it has done so. */
const READING_TIME = 40_000;

export const browserDownloads = (page: Page, addresses: Addresses): Downloads => ({
  save({ name, mediaType, text }) {
    const address = addresses.createObjectURL(new Blob([text], { type: mediaType }));
    const link = page.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
    setTimeout(() => {
      addresses.revokeObjectURL(address);
    }, READING_TIME);
  },
});
