import { ContainerModule } from 'inversify';
import { browserFilePreparation } from '#adapters/browser/browser-file-preparation.adapter.ts';
import { browserPhotoText } from '#adapters/browser/browser-photo-text.adapter.ts';
import { FILES } from './files.tokens.ts';

/** What the first file of a question loads. */
export const files = [
  new ContainerModule(({ bind }) => {
    bind(FILES.preparation).toConstantValue(browserFilePreparation());
    bind(FILES.photoText).toConstantValue(browserPhotoText());
  }),
];
