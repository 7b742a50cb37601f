export const OUTBOX_TEXTS = {
  title: 'Skrzynka nadawcza',
  notice: 'Tych listów nikt nie dostaje: czytasz je tu, zamiast je wysyłać. Najnowsze są na górze.',
  none: 'Nie ma jeszcze żadnych listów.',
  to: 'Do',
  replyTo: 'Odpowiedź do',
} as const;
