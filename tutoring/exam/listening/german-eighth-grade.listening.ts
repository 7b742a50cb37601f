import type { ListeningText } from './listening-text.types.ts';

export const GERMAN_EIGHTH_GRADE_LISTENING: readonly ListeningText[] = [
  {
    id: 'sluchanie-karty-do-kina',
    examType: 'egzamin_osmoklasisty',
    kind: 'shortTexts',
    lines: [
      ['', 'Text eins.'],
      [
        'Mutter',
        'Hallo Lukas, hier ist Mama. Ich komme heute später nach Hause, weil mein Zug nicht fährt. Im Kühlschrank steht noch Suppe. Mach sie bitte warm und iss mit deiner Schwester. Mit dem Hund gehe ich am Abend spazieren.',
      ],
      ['', 'Text zwei.'],
      ['Mädchen', 'Guten Tag, ich möchte zwei Karten für den Film um achtzehn Uhr.'],
      ['Mann', 'Tut mir leid, für achtzehn Uhr gibt es keine Karten mehr. Um zwanzig Uhr haben wir noch Plätze.'],
      ['Mädchen', 'Das ist zu spät, morgen ist Schule. Und am Samstag?'],
      ['Mann', 'Am Samstag läuft der Film schon um fünfzehn Uhr.'],
      ['Mädchen', 'Prima, dann zwei Karten für Samstag.'],
      ['', 'Text drei.'],
      [
        'Mann',
        'Liebe Gäste, unser Schwimmbad schließt heute schon um siebzehn Uhr, weil wir das Wasser wechseln. Morgen ist es den ganzen Tag geschlossen. Ab Mittwoch können Sie wieder wie immer von acht bis zwanzig Uhr schwimmen.',
      ],
      ['', 'Text vier.'],
      ['Vater', 'Na, Lena, wie war dein erster Tag in der neuen Schule?'],
      ['Lena', 'Die Lehrer sind nett, und in der Pause habe ich schon mit zwei Mädchen gesprochen.'],
      ['Vater', 'Und der Weg?'],
      ['Lena', 'Der ist furchtbar! Ich muss dreimal umsteigen und schon um sechs Uhr aufstehen.'],
      ['', 'Text fünf.'],
      [
        'Junge',
        'Viele denken, dass ich kochen lerne, weil ich Koch werden will. Aber das stimmt nicht. Mein Vater arbeitet oft bis spät, und ich wollte nicht mehr jeden Abend Brot essen. Jetzt koche ich für uns beide, und er wäscht ab.',
      ],
    ],
    questions: [
      {
        id: 'sluchanie-karty-do-kina-zupa',
        question: 'Text 1. Was soll Lukas machen?',
        right: 'Die Suppe warm machen',
        wrong: [
          { option: 'Mit dem Hund spazieren gehen', says: 'Na spacer z psem pójdzie wieczorem mama.' },
          { option: 'Seine Mutter am Bahnhof abholen', says: 'Pociąg nie jedzie, ale o odbieraniu mama nie mówi.' },
        ],
        explanation: 'Mama prosi, żeby Lukas podgrzał zupę z lodówki (*Mach sie bitte warm*).',
      },
      {
        id: 'sluchanie-karty-do-kina-film',
        question: 'Text 2. Wann geht das Mädchen ins Kino?',
        right: 'Am Samstag um 15 Uhr',
        wrong: [
          { option: 'Heute um 18 Uhr', says: 'Na osiemnastą nie ma już biletów.' },
          { option: 'Heute um 20 Uhr', says: 'Dwudziesta to za późno, bo jutro jest szkoła.' },
        ],
        explanation: 'Dziewczyna bierze dwa bilety na sobotę, a film jest wtedy o piętnastej.',
      },
      {
        id: 'sluchanie-karty-do-kina-basen',
        question: 'Text 3. Wann kann man wieder den ganzen Tag schwimmen?',
        right: 'Ab Mittwoch',
        wrong: [
          { option: 'Schon heute', says: 'Dziś basen zamykają wcześniej, o siedemnastej.' },
          { option: 'Ab morgen', says: 'Jutro basen jest zamknięty przez cały dzień.' },
        ],
        explanation: 'Od środy basen działa jak zwykle od ósmej do dwudziestej.',
      },
      {
        id: 'sluchanie-karty-do-kina-szkola',
        question: 'Text 4. Was findet Lena nicht gut?',
        right: 'Den Weg zur Schule',
        wrong: [
          { option: 'Die Lehrer', says: 'Nauczyciele są według niej mili (*nett*).' },
          { option: 'Die anderen Schüler', says: 'Z dwiema dziewczynami już na przerwie rozmawiała.' },
        ],
        explanation: 'O drodze mówi, że jest okropna (*furchtbar*): trzy przesiadki i pobudka o szóstej.',
      },
      {
        id: 'sluchanie-karty-do-kina-kolacja',
        question: 'Text 5. Warum kocht der Junge?',
        right: 'Er hatte genug von Brot',
        wrong: [
          { option: 'Er will später Koch werden', says: 'Tak myślą inni, ale chłopiec mówi, że to nieprawda.' },
          { option: 'Sein Vater kocht schlecht', says: 'Tata długo pracuje, ale o jego gotowaniu nic nie słychać.' },
        ],
        explanation: 'Nie chciał już co wieczór jeść chleba (*nicht mehr jeden Abend Brot essen*).',
      },
    ],
  },
  {
    id: 'sluchanie-moje-hobby',
    examType: 'egzamin_osmoklasisty',
    kind: 'speakers',
    lines: [
      ['', 'Person eins.'],
      [
        'Person 1',
        'Ich spiele seit drei Jahren Schlagzeug. Meine Nachbarn waren am Anfang böse, deshalb übe ich jetzt im Keller der Schule. Im Sommer spielen wir auf dem Stadtfest, und die Nachbarn kommen auch!',
      ],
      ['', 'Person zwei.'],
      [
        'Person 2',
        'Mein Hobby kostet nichts: Ich gehe jeden Sonntag mit meinem Opa in den Wald. Er kennt alle Vögel, und ich schreibe in ein Heft, welche wir gehört haben. Bis heute sind es siebenundvierzig.',
      ],
      ['', 'Person drei.'],
      [
        'Person 3',
        'Ich wollte immer reiten, aber das war zu teuer. Jetzt helfe ich zweimal in der Woche im Stall, ich füttere die Pferde und mache sauber. Dafür darf ich am Samstag eine Stunde reiten.',
      ],
      ['', 'Person vier.'],
      [
        'Person 4',
        'Früher habe ich viel am Computer gespielt. Dann war er kaputt, und aus Langeweile habe ich angefangen zu backen. Heute ist der Computer wieder da, aber ich backe lieber. Meine Klasse freut sich!',
      ],
    ],
    questions: [
      {
        id: 'sluchanie-moje-hobby-stajnia',
        question: 'Wer arbeitet, um sein Hobby haben zu können?',
        right: 'Person 3',
        wrong: [
          { option: 'Person 1', says: 'Ta osoba ćwiczy w szkole i nie mówi o pracy.' },
          { option: 'Person 2', says: 'Hobby tej osoby nic nie kosztuje.' },
          { option: 'Person 4', says: 'Ta osoba piecze, bo to lubi.' },
        ],
        explanation: 'Za pomoc w stajni ta osoba może w sobotę przez godzinę jeździć konno.',
      },
      {
        id: 'sluchanie-moje-hobby-dziadek',
        question: 'Wer hat sein Hobby zusammen mit jemandem aus der Familie?',
        right: 'Person 2',
        wrong: [
          { option: 'Person 1', says: 'Słychać tu o sąsiadach, a nie o rodzinie.' },
          { option: 'Person 3', says: 'O rodzinie ta osoba nic nie mówi.' },
          { option: 'Person 4', says: 'Z ciast cieszy się klasa, a nie rodzina.' },
        ],
        explanation: 'Co niedzielę ta osoba chodzi do lasu z dziadkiem (*mit meinem Opa*).',
      },
      {
        id: 'sluchanie-moje-hobby-piwnica',
        question: 'Wer musste sich einen anderen Ort zum Üben suchen?',
        right: 'Person 1',
        wrong: [
          { option: 'Person 2', says: 'Do lasu ta osoba chodzi zawsze i nikomu nie przeszkadza.' },
          { option: 'Person 3', says: 'Problemem była cena, a nie miejsce.' },
          { option: 'Person 4', says: 'Zepsuł się komputer, ale miejsca nie trzeba było zmieniać.' },
        ],
        explanation: 'Sąsiedzi się złościli, więc ta osoba ćwiczy w piwnicy szkoły.',
      },
      {
        id: 'sluchanie-moje-hobby-przypadek',
        question: 'Wer hat sein Hobby durch Zufall gefunden?',
        right: 'Person 4',
        wrong: [
          { option: 'Person 1', says: 'O początkach gry na perkusji nie ma tu mowy.' },
          { option: 'Person 2', says: 'O ptakach opowiada jej dziadek, który zna je wszystkie.' },
          { option: 'Person 3', says: 'Ta osoba zawsze chciała jeździć konno.' },
        ],
        explanation: 'Komputer się zepsuł i ta osoba z nudów zaczęła piec (*aus Langeweile*).',
      },
    ],
  },
  {
    id: 'sluchanie-pchli-targ',
    examType: 'egzamin_osmoklasisty',
    kind: 'conversation',
    lines: [
      ['Paul', 'Hallo Mia, wohin gehst du mit den großen Taschen?'],
      ['Mia', 'Zum Flohmarkt im Stadtpark. Ich verkaufe dort meine alten Bücher und Spiele.'],
      ['Paul', 'Brauchst du Geld für ein neues Handy?'],
      ['Mia', 'Nein. Unsere Klasse sammelt für das Tierheim. Die Hunde brauchen neue Hütten, bevor der Winter kommt.'],
      ['Paul', 'Das ist eine gute Idee. Machst du das allein?'],
      [
        'Mia',
        'Eigentlich wollte Jana mitkommen, aber sie muss zu Hause bei ihrem kleinen Bruder bleiben. Jetzt muss ich alles allein tragen.',
      ],
      ['Paul', 'Dann helfe ich dir. Ich habe heute frei, mein Training ist erst morgen. Was kostet denn ein Buch?'],
      [
        'Mia',
        'Einen Euro. Die Spiele kosten drei Euro. Nur dieses hier verkaufe ich nicht: Das hat meine Oma für mich gemacht. Es ist aus Versehen in der Tasche.',
      ],
      ['Paul', 'Fahren wir mit dem Bus?'],
      ['Mia', 'Mit den Taschen ist das schwer. Mein Onkel wartet mit dem Auto an der Ecke.'],
      ['Paul', 'Super. Und nach dem Flohmarkt lade ich dich zu einem Eis ein.'],
      ['Mia', 'Lieber zu einem Tee, es ist doch schon Oktober!'],
    ],
    questions: [
      {
        id: 'sluchanie-pchli-targ-cel',
        question: 'Wofür sammelt die Klasse Geld?',
        right: 'Für Tiere',
        wrong: [
          { option: 'Für ein Handy', says: 'O telefon pyta Paul, ale Mia zaprzecza.' },
          { option: 'Für neue Bücher', says: 'Stare książki Mia sprzedaje, a nowych nie kupuje.' },
        ],
        explanation: 'Pieniądze są dla schroniska (*für das Tierheim*), na budy dla psów.',
      },
      {
        id: 'sluchanie-pchli-targ-jana',
        question: 'Warum kommt Jana nicht mit?',
        right: 'Sie muss bei ihrem Bruder bleiben',
        wrong: [
          { option: 'Sie hat Training', says: 'Trening ma Paul, i to dopiero jutro.' },
          { option: 'Sie ist krank', says: 'O chorobie nikt nie mówi.' },
        ],
        explanation: 'Jana zostaje w domu z młodszym bratem.',
      },
      {
        id: 'sluchanie-pchli-targ-cena',
        question: 'Was kostet ein Spiel?',
        right: 'Drei Euro',
        wrong: [
          { option: 'Einen Euro', says: 'Jedno euro kosztuje książka.' },
          { option: 'Nichts', says: 'Jednej gry Mia nie sprzedaje, ale za darmo nie oddaje żadnej.' },
        ],
        explanation: 'Mia mówi wprost: *Die Spiele kosten drei Euro.*',
      },
      {
        id: 'sluchanie-pchli-targ-droga',
        question: 'Wie kommen Mia und Paul zum Park?',
        right: 'Mit dem Auto',
        wrong: [
          { option: 'Mit dem Bus', says: 'O autobus pyta Paul, ale z torbami to trudne.' },
          { option: 'Zu Fuß', says: 'Za rogiem czeka na nich wujek.' },
        ],
        explanation: 'Wujek Mii czeka w samochodzie za rogiem (*wartet mit dem Auto*).',
      },
      {
        id: 'sluchanie-pchli-targ-potem',
        question: 'Was möchte Mia nach dem Flohmarkt?',
        right: 'Tee trinken',
        wrong: [
          { option: 'Eis essen', says: 'Lody proponuje Paul, ale jest już październik.' },
          { option: 'Ihre Oma besuchen', says: 'Babcia zrobiła grę, ale o wizycie Mia nie mówi.' },
        ],
        explanation: 'Zamiast lodów Mia woli herbatę (*Lieber zu einem Tee*).',
      },
    ],
  },
];
