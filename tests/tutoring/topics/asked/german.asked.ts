import type { Asked } from './asked.types.ts';

export const ASKED_OF_GERMAN: Asked = {
  'futur-niemiecki': ['futur I', 'czas przyszły po niemiecku', 'jak utworzyć Futur I'],
  'godziny-po-niemiecku': ['godziny po niemiecku', 'wie spät ist es', 'zegar po niemiecku'],
  'um-zu-damit': ['um zu czy damit', 'bezokolicznik z zu', 'zdania celowe niemiecki'],
  'rodzajniki-der-die-das': ['rodzajniki der die das o co chodzi', 'rodzajniki niemieckie', 'der die das'],
  'liczba-mnoga-niemiecka': [
    'liczba mnoga po niemiecku',
    'liczba mnoga rzeczowników niemiecki',
    'jak tworzyć liczbę mnogą w niemieckim',
  ],
  'nominativ-i-akkusativ': ['nominativ i akkusativ', 'akkusativ', 'biernik po niemiecku'],
  dativ: ['dativ', 'kiedy używamy dativ', 'celownik po niemiecku'],
  wechselprapositionen: ['wo czy wohin', 'przyimki z dativem lub akkusativem', 'Wechselpräpositionen'],
  'przeczenie-nicht-kein': ['nicht czy kein', 'przeczenie po niemiecku', 'kiedy nicht a kiedy kein'],
  'zaimki-dzierzawcze-niemieckie': [
    'zaimki dzierżawcze po niemiecku',
    'mein dein sein',
    'zaimki dzierżawcze niemiecki',
  ],
  genitiv: ['genitiv', 'dopełniacz po niemiecku', 'co to jest Genitiv'],
  'zaimki-osobowe-niemieckie': ['zaimki osobowe po niemiecku', 'mich czy mir', 'ihn czy ihm'],
  'odmiana-przymiotnika-niemieckiego': [
    'odmiana przymiotnika po niemiecku',
    'końcówki przymiotników niemieckich',
    'deklinacja przymiotników niemiecki',
  ],
  'strona-bierna-niemiecka': ['strona bierna po niemiecku', 'Passiv Präsens', 'passiv niemiecki'],
  'konjunktiv-zwei': ['Konjunktiv II', 'tryb przypuszczający po niemiecku', 'wäre hätte würde'],
  perfekt: ['perfekt po niemiecku jak tworzyć', 'haben czy sein w perfekt', 'Partizip II'],
  prateritum: ['präteritum', 'czas przeszły prosty niemiecki', 'Imperfekt niemiecki'],
  'szyk-zdania-niemiecki': ['szyk zdania po niemiecku', 'pytania po niemiecku', 'szyk zdania niemiecki'],
  'zdania-podrzedne-niemieckie': ['zdania podrzędne po niemiecku', 'weil dass ob', 'wenn czy als'],
  'stopniowanie-niemieckie': [
    'stopniowanie przymiotników po niemiecku',
    'stopniowanie niemiecki',
    'jak stopniować przymiotniki po niemiecku',
  ],
  'prasens-odmiana': ['odmiana czasowników regularnych po niemiecku', 'präsens', 'odmiana czasowników w Präsens'],
  'sein-i-haben': ['odmiana czasownika sein', 'odmiana haben', 'sein i haben'],
  'czasowniki-ze-zmiana-samogloski': [
    'czasowniki nieregularne niemiecki',
    'odmiana fahren',
    'czasowniki nieregularne w präsens',
  ],
  'czasowniki-modalne-niemieckie': [
    'czasowniki modalne po niemiecku',
    'können müssen dürfen',
    'czasowniki modalne niemiecki',
  ],
  'czasowniki-rozdzielnie-zlozone': [
    'czasowniki rozdzielnie złożone',
    'czasowniki rozdzielne niemiecki',
    'rozdzielnie złożone',
  ],
  'tryb-rozkazujacy-niemiecki': ['tryb rozkazujący po niemiecku', 'imperativ', 'tryb rozkazujący niemiecki'],
  'czasowniki-zwrotne-niemieckie': ['czasowniki zwrotne po niemiecku', 'sich waschen', 'czasowniki zwrotne niemiecki'],
};
