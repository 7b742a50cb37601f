import { browserPhotoText } from '#adapters/browser/browser-photo-text.adapter.ts';
import { browserFilePreparation } from '#adapters/browser/browser-file-preparation.adapter.ts';

const files = { text: browserPhotoText(), preparation: browserFilePreparation() };

declare global {
  interface Window {
    files: typeof files;
  }
}
window.files = files;
