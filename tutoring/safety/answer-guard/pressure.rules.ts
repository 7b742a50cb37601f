import { readIntent, withoutMarks } from '#tutoring/reading/intent.reader.ts';
import type { Pressure } from './leak.rules.ts';

const ASKING =
  /wynik|odpowiedz|odp\b|rozwiazani|podaj|zdradz|powiedz|napisz|zapisz|wypisz|wyswietl|pokaz|szept|dokoncz|uzupelnij|wstaw|sprawdzam|sprawdz|potwierdz|zgad|blag|prosz|musze|natychmiast|ostatni raz|udawaj|wciel|zagraj|\brol[aei]|symuluj|wyobraz|pozwol|kazal|nauczyciel|jestem (?:pan|tworc|admin|program|rodzic|mam|tat)|ignoruj|zapomnij|zasad|instrukcj|tryb|debug|system|base64|szyfr|zakoduj|koduj|\bkod|wspak|od tylu|odwro|lustr|binarn|dwojkow|rzymsk|mors|emoji|ascii|hex|szesnast|po angielsku|po niemiecku|po ukrainsku|po rosyjsku|po francusku|po hiszpansku|angielsk|niemieck|ukrains|english|deutsch|answer|result|tell me|what is|sag mir|скажи|відповідь|opowiad|histori|bajk|wiersz|rym|piosenk|json|python|javascript|\bprogram|tabel|liter|cyfr|slow|miedzy|wieksz|mniejsz|tak czy nie|ile (?:wychodzi|to|wynosi|jest)|x\b.{0,12}\?/;
const TURNING = /wspak|od tylu|od konca|odwr|lustr|revers|backward|tylem/;

/** By the pupil's last messages, the newest last: pressure does not end with one turn. */
export const pressureOf = (messages: readonly string[]): Pressure => {
  const recent = messages.slice(-3).map((message) => withoutMarks(message.slice(0, 2000).toLowerCase()));
  return {
    isPressed: recent.some((message) => ASKING.test(message) || readIntent(message) === 'demand'),
    isTurned: recent.some((message) => TURNING.test(message)),
  };
};
