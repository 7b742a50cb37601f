import { lazily } from '#domain/shared/lazily.ts';
import { isolated } from './isolated.ts';
import { typeset } from './typeset.ts';

const amount = lazily(() => new Intl.NumberFormat('pl-PL', { maximumFractionDigits: 1 }));
const MEGABYTE = 1_000_000;

export const attachmentTexts = typeset({
  title: 'Pliki do wiadomości',
  limits: 'Do 5 plików: zdjęcia i PDF, każdy do 5 MB, razem do 12 MB.',
  preparing: 'przygotowuję…',
  size: (bytes: number) =>
    bytes < MEGABYTE
      ? `${Math.max(1, Math.round(bytes / 1_000))}\u00A0kB`
      : `${amount().format(bytes / MEGABYTE)}\u00A0MB`,
  remove: (fileName: string) => `Usuń plik ${isolated(fileName)}`,
  read: 'Odczytaj tekst',
  reading: {
    title: 'Odczytaj tekst ze zdjęcia',
    photo: 'Zdjęcie, które odczytujemy',
    going: 'Odczytuję tekst',
    percent: (percent: number) => `${percent}%`,
    onDevice:
      'Zdjęcie zostaje na Twoim urządzeniu. Za pierwszym razem pobieramy program do czytania, około 5\u00A0MB; potem działa też bez internetu.',
    text: 'Odczytany tekst',
    check: 'Porównaj ze zdjęciem i popraw, zwłaszcza ułamki, potęgi i znaki.',
    sendPhoto: 'Wyślij też samo zdjęcie',
    insert: 'Wstaw do wiadomości',
    stop: 'Przerwij',
    close: 'Zamknij',
    retry: 'Spróbuj ponownie',
    failed:
      'Nie udało się odczytać tekstu. Zrób zdjęcie z bliska i w dobrym świetle, tak by wiersze były poziome. Pismo odręczne lepiej przepisać.',
  },
} as const);
