import type { BankQuestion } from '../bank-question.types.ts';

export const VOICE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'strona-bierna-niemiecka-haus',
    topic: 'strona-bierna-niemiecka',
    difficulty: 'medium',
    question: 'Robotnicy są właśnie przy pracy. Uzupełnij: *Das Haus … gebaut.*',
    right: '*wird*',
    wrong: [
      { option: '*ist*', says: '*Ist gebaut* znaczy, że dom już stoi.' },
      { option: '*hat*', says: '*Hat gebaut* to strona czynna, a dom nie buduje.' },
      { option: '*werden*', says: 'To liczba mnoga, a dom jest jeden.' },
    ],
    explanation: 'Czynność, która trwa, wyraża *werden* z imiesłowem na końcu.',
  },
  {
    id: 'strona-bierna-niemiecka-list',
    topic: 'strona-bierna-niemiecka',
    difficulty: 'hard',
    question: 'Które zdanie znaczy to samo co *Anna schrieb den Brief*?',
    right: '*Der Brief wurde von Anna geschrieben*',
    wrong: [
      {
        option: '*Der Brief wird von Anna geschrieben*',
        says: 'To czas teraźniejszy, a *schrieb* jest czasem przeszłym.',
      },
      { option: '*Anna wurde von dem Brief geschrieben*', says: 'Sprawca i rzecz zamieniły się miejscami.' },
      { option: '*Der Brief hat von Anna geschrieben*', says: 'Z *haben* jest to strona czynna: list nie pisze.' },
    ],
    explanation: 'W stronie biernej rzecz staje się podmiotem, a sprawcę wprowadza *von*.',
  },
  {
    id: 'konjunktiv-zwei-herbata',
    topic: 'konjunktiv-zwei',
    difficulty: 'medium',
    question: 'Jak najuprzejmiej zamówisz po niemiecku herbatę?',
    right: '*Ich hätte gern einen Tee*',
    wrong: [
      { option: '*Ich habe gern einen Tee*', says: 'To nie prośba: zdanie mówi, że ktoś lubi mieć herbatę.' },
      { option: '*Ich hatte gern einen Tee*', says: 'Bez przegłosu jest to czas przeszły.' },
      { option: '*Ich will sofort einen Tee*', says: 'To żądanie, które brzmi niegrzecznie.' },
    ],
    explanation: 'Tryb przypuszczający łagodzi prośbę: *hätte gern* odpowiada polskiemu „poproszę”.',
  },
  {
    id: 'konjunktiv-zwei-wuerde',
    topic: 'konjunktiv-zwei',
    difficulty: 'hard',
    question: 'Uzupełnij zdanie: *Wenn ich Zeit hätte, … ich dich besuchen.*',
    right: '*würde*',
    wrong: [
      { option: '*werde*', says: 'To czas przyszły, a warunek jest nierzeczywisty.' },
      { option: '*wurde*', says: 'Bez przegłosu jest to czas przeszły strony biernej.' },
      { option: '*wäre*', says: '*Wäre* nie łączy się z bezokolicznikiem.' },
    ],
    explanation: 'Nierzeczywisty skutek wyraża *würde* z bezokolicznikiem na końcu.',
  },
];
