import type { Wordings } from './wordings.types.ts';

export const NUMBERS_WORDINGS: readonly Wordings[] = [
  [5, 'zapisz cyframi arabskimi: CDXCIX', ['Zapisz liczbę CDXCIX w systemie dziesiętnym']],
  [
    5,
    'ile to 3/5 z 40',
    ['ile to 3/5 od 40', 'Oblicz 3/5 z liczby 40', 'ile to 3/5 od liczby 40', 'ile to 3/5 z kwoty 40'],
  ],
  [6, 'polowa liczby to 17 jaka to liczba', ['Znajdź liczbę, której połowa to 17']],
  [
    6,
    'Mama kupiła 36 śliwek. Na kompot poszła 1/4. Ile śliwek zostało?',
    [
      'Mama ma 36 śliwek. Na kompot poszła 1/4. Ile śliwek zostanie?',
      'mama kupila 36 sliwek. na kompot poszla 1/4. ile sliwek pozostalo',
    ],
  ],
  [
    5,
    'Jaś przeczytał 2/5 książki, która ma 150 stron. Ile stron przeczytał?',
    [
      'Jaś przeczytał 2/5 książki, która liczy 150 stron. Ile stron przeczytał?',
      'jas przeczytal 2/5 komiksu liczacego 150 stron. ile stron przeczytal',
      'Jaś przeczytał 2/5 książki mającej 150 stron. Ile stron przeczytał?',
      'jas przeczytal 2/5 komiksu majacego 150 stron. ile stron przeczytal',
    ],
  ],
  [
    5,
    'Ile stron zostało do przeczytania, jeśli Jaś przeczytał 2/5 książki liczącej 150 stron?',
    [
      'Ile stron zostało do przeczytania, jeśli Jaś przeczytał 2/5 komiksu liczącego 150 stron?',
      'ile stron zostalo do przeczytania, jesli jas przeczytal 2/5 ksiazki majacej 150 stron',
      'Ile stron zostało do przeczytania, jeśli Jaś przeczytał 2/5 komiksu mającego 150 stron?',
    ],
  ],
  [
    5,
    'W klasie jest 24 uczniów. 5/6 z nich to dziewczynki. Ilu jest chłopców?',
    [
      'W grupie jest 20 osób. 4/5 z nich to dziewczynki. Ilu jest chłopców?',
      'w klasie jest 24 dzieci. 5/6 z nich to dziewczynki. ilu jest chlopcow',
      'W klasie są 24 uczniowie. 5/6 z nich to dziewczynki. Ilu jest chłopców?',
      'w grupie sa 24 osoby. 5/6 z nich to dziewczynki. ilu jest chlopcow',
      'W schronisku jest 20 zwierząt. 4/5 z nich to psy. Ile jest kotów?',
      'W firmie jest 20 pracowników. 4/5 z nich to kobiety. Ilu jest mężczyzn?',
    ],
  ],
  [5, 'czy 1234 dzieli sie przez 3', ['czy liczbę 1234 można podzielić bez reszty przez 3']],
  [
    5,
    'które z liczb 45, 72, 85, 120 dziela sie przez 5',
    [
      'Które spośród liczb 45, 72, 85, 120 dzielą się przez 5?',
      'wsrod liczb 45, 72, 85, 120 ktore dziela sie przez 5',
      'Które z podanych liczb 45, 72, 85, 120 są podzielne przez 5?',
      'wskaż podzielne przez 5 wśród liczb 45, 72, 85, 120',
    ],
  ],
  [5, 'czy 49 to liczba pierwsza czy złożona', ['Czy 49 to liczba złożona czy pierwsza?']],
  [
    5,
    'jaka cyfre wstawic 52_ zeby dzielilo sie przez 9',
    ['Jaką cyfrę wstawić w 52_, by liczba dzieliła się przez 9?'],
  ],
  [
    5,
    'NWD(24,36)',
    [
      'nie umiem znaleźć największego wspólnego dzielnika liczb 24 i 36',
      'Znajdź największą liczbę, przez którą dzielą się 24 i 36',
      'jaka jest najwieksza liczba przez ktora dziela sie 24 i 36',
    ],
  ],
  [5, 'NWW(4,6)', ['nie umiem znaleźć najmniejszej wspólnej wielokrotności liczb 4 i 6']],
  [
    5,
    'rozloz 60 na czynniki pierwsze',
    [
      'Rozłóż liczbę 60 na iloczyn liczb pierwszych',
      'rozloz 60 na iloczyn czynnikow pierwszych',
      'jak rozłożyć 60 na czynniki pierwsze',
      'rozkładanie liczby 60 na czynniki pierwsze',
      'jak liczbe 60 rozlozyc na czynniki pierwsze',
      'jak rozłożyć na czynniki pierwsze liczbę 60',
    ],
  ],
  [6, 'przedstaw 150 jako iloczyn liczb pierwszych', ['jak przedstawić 150 w postaci iloczynu czynników pierwszych']],
  [4, 'porównaj 3/8 i 5/8', ['jak porównać 3/8 i 5/8', 'Porównaj ułamki 3/8 oraz 5/8', 'porownaj 3/8 z 5/8']],
  [4, 'skróć ułamek 12/18', ['jak skrócić ułamek 12/18', 'skracanie ulamka 12/18', 'uprość ułamek 12/18']],
  [5, 'Zapisz w postaci nieskracalnej: 28/42', ['zapisz w najprostszej postaci ułamek 28/42']],
  [
    5,
    'doprowadz do postaci nieskracalnej 24/96',
    [
      'Sprowadź do najprostszej postaci ułamek 24/96',
      'jak doprowadzić do postaci nieskracalnej ułamek 24/96',
      'sprowadz ulamek 24/96 do postaci nieskracalnej',
    ],
  ],
  [
    4,
    'rozszerz ulamek 2/5 do mianownika 20',
    [
      'jak rozszerzyć ułamek 2/5 do mianownika 20',
      'Sprowadź ułamek 2/5 do mianownika 20',
      'zapisz ulamek 2/5 z mianownikiem 20',
    ],
  ],
  [
    5,
    'Rozszerz ułamek 3/5 tak, aby mianownik był równy 20',
    ['jak rozszerzyc ulamek 3/5 zeby mianownik byl rowny 20', 'Rozszerz ułamek 3/5 tak, by miał mianownik 20'],
  ],
  [
    4,
    'zamień 17/5 na liczbę mieszaną',
    ['Przedstaw 17/5 jako liczbę mieszaną', '17/5 jako liczba mieszana', 'przedstaw 17/5 w postaci liczby mieszanej'],
  ],
  [5, 'wyłącz całości z ułamka 22/6', ['wylacz calosc z ulamka 22/6']],
  [5, 'zamień na liczbę mieszaną 9/4', ['jak zamienić na liczbę mieszaną 9/4', 'Zamień na liczby mieszane: 9/4']],
  [5, 'Zamień na ułamek niewłaściwy 3 2/7', ['zamien na ulamki niewlasciwe 3 2/7']],
  [5, '2 3/7 na ulamek niewlasciwy', ['Przedstaw 2 3/7 w postaci ułamka niewłaściwego']],
  [
    5,
    'Zamień 0,125 na ułamek zwykły',
    ['zamien 0,125 do postaci ulamka zwyklego', 'Przedstaw w postaci ułamka zwykłego liczbę 0,125'],
  ],
  [5, 'zamień ułamek 3/8 na dziesiętny', ['zamień ułamek 3/8 na liczbę dziesiętną']],
  [6, 'Uporządkuj rosnąco: 1/2, 2/5, 3/4', ['Uszereguj ułamki od najmniejszego do największego: 1/2, 2/5, 3/4']],
  [
    5,
    'Uporządkuj malejąco liczby 3/4, 5/6, 7/12',
    [
      'Uporządkuj w kolejności malejącej liczby 3/4, 5/6, 7/12',
      'uporzadkuj ulamki od najwiekszego do najmniejszego 3/4, 5/6, 7/12',
    ],
  ],
  [6, 'średnia 4, 5, 3, 6', ['średnia wartość liczb 4, 5, 3, 6']],
  [
    6,
    'dla liczb 4, 7, 10 oblicz średnią',
    ['Dane są liczby 4, 7, 10. Oblicz średnią tych liczb.', 'z liczb 4, 7, 10 oblicz srednia'],
  ],
  [6, 'oblicz srednia arytmetyczna liczb 12, 15 i 21', ['oblicz średnią arytmetyczną z liczb 12, 15 i 21']],
  [
    6,
    'srednia trzech liczb to 10 dwie z nich to 8 i 9 jaka jest trzecia',
    [
      'Średnia czterech liczb to 10. Trzy z nich to 8, 9 i 10. Jaka jest czwarta?',
      'srednia pieciu liczb to 10 cztery z nich to 8, 9, 10 i 10 jaka jest piata',
      'Średnia sześciu liczb to 10. Pięć z nich to 8, 9, 9, 10 i 11. Jaka jest szósta?',
      'srednia czterech liczb to 10 znane sa 8, 9 i 10 jaka jest czwarta liczba',
      'Średnia pięciu liczb to 10, znane są 8, 9, 10 i 10. Jaka jest piąta liczba?',
    ],
  ],
  [
    5,
    'w pon bylo 18 stopni, we wt 21, w śr 24. srednia temperatura?',
    ['W piątek było 18 stopni, w sobotę 21, w niedzielę 24. Jaka była średnia temperatura?'],
  ],
  [
    6,
    'W nocy było -6 stopni, a w dzień 4 stopnie. O ile stopni wzrosła temperatura?',
    [
      'W nocy było -6 stopni, a w dzień 4 stopnie. O ile stopni podniosła się temperatura?',
      'w nocy bylo -6 stopni, a w dzien 4 stopnie. o ile stopni zwiekszyla sie temperatura',
      'W nocy było -6 stopni, a w dzień 4 stopnie. O ile stopni się ociepliło?',
      'w nocy bylo -6 stopni, a w dzien 4 stopnie. o ile stopni podskoczyla temperatura',
      'Rano było -6°C, a w południe 4°C. O ile stopni cieplej było w południe?',
    ],
  ],
  [
    6,
    'O ile stopni wzrosła temperatura z -7 do 5 stopni?',
    ['Temperatura wzrosła od -7 do 5 stopni. O ile stopni wzrosła?'],
  ],
  [
    6,
    'Temperatura spadła z 3 do -5 stopni. O ile stopni spadła?',
    [
      'Temperatura obniżyła się z 3 do -5 stopni. O ile stopni się obniżyła?',
      'temperatura zmniejszyla sie z 3 do -5 stopni. o ile stopni sie zmniejszyla',
      'Temperatura opadła z 3 do -5 stopni. O ile stopni opadła?',
      'temperatura zmalala z 3 do -5 stopni. o ile stopni zmalala',
    ],
  ],
  [
    6,
    'Rano było 7°C, a w nocy 4°C. O ile stopni spadła temperatura?',
    [
      'Rano było 7°C, a w nocy 4°C. O ile stopni się ochłodziło?',
      'rano bylo 7 stopni, a w nocy 4 stopnie. o ile stopni zimniej bylo w nocy',
    ],
  ],
  [6, 'odległość na osi między liczbami -4 i -9', ['odległość na osi liczbowej pomiędzy liczbami -4 oraz -9']],
  [
    6,
    'odległość liczb -2 i 5 na osi liczbowej',
    ['odległość liczb -2 oraz 5 na osi liczbowej', 'jaka jest odległość -2 od 5 na osi liczbowej'],
  ],
  [
    6,
    'W klasie jest 25 uczniów, 40% to chłopcy. Ilu jest chłopców?',
    [
      'W klasie jest 25 uczniów, chłopcy stanowią 40%. Ile jest chłopców?',
      'w klasie bylo 25 uczniow, dziewczyny stanowily 40%. ile dziewczyn',
      'W klasie jest 25 uczniów. 40% stanowią chłopcy, a reszta to dziewczynki. Ilu jest chłopców?',
    ],
  ],
  [
    5,
    'oblicz w odpowiedniej kolejności (2 + 3) * 4 - 6 : 2',
    [
      'oblicz w prawidłowej kolejności (2 + 3) * 4 - 6 : 2',
      'wykonaj dzialania w poprawnej kolejnosci (2 + 3) * 4 - 6 : 2',
      'oblicz w wlasciwej kolejnosci (2 + 3) * 4 - 6 : 2',
    ],
  ],
  [
    5,
    'oblicz pamiętając o kolejności działań 48 : 6 * 2',
    [
      'w jakiej kolejnosci licze 48 : 6 * 2',
      'w jakiej kolejności liczyć 48 : 6 * 2',
      'w jakiej kolejności liczymy 48 : 6 * 2',
      'w jakiej kolejnosci dzialac w 48 : 6 * 2',
      'W jakiej kolejności wykonać działania 48 : 6 * 2?',
      'w jakiej kolejnosci wykonywac dzialania 48 : 6 * 2',
    ],
  ],
  [
    5,
    'odejmij ułamki 3/4 i 1/6',
    [
      'Oblicz 3/4 - 1/6 i podaj wynik w najprostszej postaci',
      'odejmowanie ułamków 3/4 - 1/6',
      'odejmowanie ulamkow 3/4 i 1/6',
      'odejmij ułamki 3/4 oraz 1/6',
    ],
  ],
  [
    5,
    'dodaj ułamki 3/4 i 1/6',
    [
      'oblicz 3/4 + 1/6 i zapisz w postaci ulamka nieskracalnego',
      'działania na ułamkach zwykłych: 3/4 + 1/6',
      'dodawanie ulamkow 3/4 + 1/6',
    ],
  ],
  [
    5,
    'iloczyn ułamków 2/5 i 4/5',
    ['Oblicz 2/5 * 4/5 i zapisz wynik w postaci nieskracalnej', 'mnożenie ułamków 2/5 * 4/5'],
  ],
  [5, 'iloraz ułamków 3/4 i 3/8', ['dzielenie ulamkow zwyklych 3/4 : 3/8']],
  [
    5,
    'dodaj ułamki dziesiętne 2,5 + 0,75',
    [
      'działania na ułamkach dziesiętnych 2,5 + 0,75',
      'dzialania na liczbach dziesietnych: 2,5 + 0,75',
      'dodawanie ułamków dziesiętnych 2,5 + 0,75',
    ],
  ],
  [5, 'różnica liczb 4 i 1,75', ['odejmowanie ulamkow dziesietnych 4 - 1,75']],
  [5, 'iloczyn liczb 0,4 i 0,25', ['pomnóż ułamki dziesiętne 0,4 * 0,25']],
  [5, 'iloraz liczb 7,5 i 0,5', ['dzielenie ułamków dziesiętnych 7,5 : 0,5']],
];
