import type { BankQuestion } from '../bank-question.types.ts';

export const FRICTION_AND_WEIGHT_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'sila-tarcia-zwrot-sily-tarcia',
    topic: 'sila-tarcia',
    difficulty: 'easy',
    question:
      'Klocek ślizga się po stole w prawo. W którą stronę zwrócona jest siła tarcia, którą stół działa na klocek?',
    right: 'W lewo',
    wrong: [
      { option: 'W prawo', says: 'W prawo klocek się porusza, a tarcie przeciwdziała temu ruchowi.' },
      { option: 'W dół', says: 'W dół działa siła ciężkości klocka.' },
      { option: 'W górę', says: 'W górę działa siła sprężystości stołu, która podpiera klocek.' },
    ],
    explanation:
      'Siła tarcia podczas ślizgania ma zwrot przeciwny do prędkości ciała względem podłoża, dlatego klocek zwalnia.',
  },
  {
    id: 'sila-tarcia-sposob-na-zmniejszenie',
    topic: 'sila-tarcia',
    difficulty: 'medium',
    question: 'Który sposób zmniejszy siłę tarcia przy przesuwaniu szafy po podłodze?',
    right: 'Wyjęcie z szafy ciężkich książek',
    wrong: [
      { option: 'Ustawienie na szafie drugiej szafki', says: 'To zwiększa nacisk na podłogę, więc tarcie rośnie.' },
      {
        option: 'Podklejenie nóg szafy szorstką gumą',
        says: 'Szorstka powierzchnia zwiększa tarcie, podobnie jak bieżnik opony.',
      },
      {
        option: 'Położenie pod nogami szafy papieru ściernego',
        says: 'Papier ścierny jest szorstki, więc tarcie rośnie.',
      },
    ],
    explanation:
      'Siła tarcia rośnie z naciskiem. Po wyjęciu książek szafa słabiej naciska na podłogę, więc tarcie jest mniejsze.',
  },
  {
    id: 'sila-tarcia-tarcie-pozyteczne',
    topic: 'sila-tarcia',
    difficulty: 'medium',
    question: 'W której sytuacji tarcie jest pożyteczne?',
    right: 'Gdy podeszwy butów nie ślizgają się po chodniku',
    wrong: [
      {
        option: 'Gdy łańcuch roweru zgrzyta na zębatkach',
        says: 'Tu tarcie przeszkadza i zużywa części, dlatego łańcuch się smaruje.',
      },
      {
        option: 'Gdy tłok silnika nagrzewa się od ocierania',
        says: 'W silniku tarcie powoduje straty energii, dlatego stosuje się olej.',
      },
      { option: 'Gdy narty zwalniają na mokrym śniegu', says: 'Narciarzom tarcie przeszkadza, dlatego smarują narty.' },
    ],
    explanation:
      'Dzięki tarciu stopa nie ślizga się do tyłu i możemy się odepchnąć. Bez tarcia nie dałoby się chodzić.',
  },
  {
    id: 'masa-i-ciezar-jednostka-ciezaru',
    topic: 'masa-i-ciezar',
    difficulty: 'easy',
    question: 'W jakich jednostkach podaje się w fizyce ciężar ciała?',
    right: 'W niutonach',
    wrong: [
      { option: 'W kilogramach', says: 'W kilogramach podajemy masę; ciężar jest siłą.' },
      { option: 'W paskalach', says: 'W paskalach podajemy ciśnienie, czyli siłę przypadającą na jednostkę pola.' },
      { option: 'W dżulach', says: 'W dżulach podajemy pracę i energię.' },
    ],
    explanation: 'Ciężar to siła, z jaką przyciąga nas Ziemia lub inna planeta, a jednostką siły jest niuton.',
  },
  {
    id: 'masa-i-ciezar-astronauta-na-ksiezycu',
    topic: 'masa-i-ciezar',
    difficulty: 'medium',
    question:
      'Astronauta poleciał z Ziemi na Księżyc, na którym przyspieszenie grawitacyjne jest około sześć razy mniejsze. Co stało się z jego masą i ciężarem?',
    right: 'Masa się nie zmieniła, a ciężar zmalał',
    wrong: [
      {
        option: 'Masa zmalała, a ciężar się nie zmienił',
        says: 'Jest odwrotnie: masa jest wszędzie taka sama, a ciężar zależy od grawitacji.',
      },
      {
        option: 'Masa i ciężar zmalały sześć razy',
        says: 'Masa nie zależy od miejsca; sześć razy maleje tylko siła przyciągania.',
      },
      {
        option: 'Masa i ciężar się nie zmieniły',
        says: 'Ciężar to siła przyciągania, a Księżyc przyciąga słabiej niż Ziemia.',
      },
    ],
    explanation:
      'Masa jest cechą ciała i nie zależy od miejsca. Ciężar $F_c = m \\cdot g$ maleje razem z przyspieszeniem grawitacyjnym.',
  },
  {
    id: 'masa-i-ciezar-pioro-i-kulka-w-prozni',
    topic: 'masa-i-ciezar',
    difficulty: 'hard',
    question:
      'W długiej rurze, z której wypompowano powietrze, upuszczono jednocześnie z tej samej wysokości piórko i metalową kulkę. Co zaobserwowano?',
    right: 'Oba ciała spadły na dno w tej samej chwili',
    wrong: [
      {
        option: 'Kulka spadła pierwsza, bo jest znacznie cięższa',
        says: 'Większy ciężar działa na większą masę, dlatego w próżni przyspieszenie wychodzi takie samo.',
      },
      {
        option: 'Oba ciała unosiły się, bo w próżni nie ma ciężaru',
        says: 'Brak powietrza nie usuwa grawitacji: Ziemia nadal przyciąga oba ciała.',
      },
      {
        option: 'Piórko spadło pierwsze, bo jest znacznie lżejsze',
        says: 'Mniejsza masa nie daje większego przyspieszenia spadania: w próżni jest ono jednakowe.',
      },
    ],
    explanation:
      'W próżni nie ma oporu powietrza i działa tylko siła ciężkości. Każde ciało spada wtedy z takim samym przyspieszeniem $g$, niezależnie od masy.',
  },
];
