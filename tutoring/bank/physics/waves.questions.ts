import type { BankQuestion } from '../bank-question.types.ts';

export const WAVE_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'ruch-drgajacy-jednostka-czestotliwosci',
    topic: 'ruch-drgajacy',
    difficulty: 'easy',
    question: 'Jak nazywa się jednostka częstotliwości drgań?',
    right: 'Herc',
    wrong: [
      { option: 'Sekunda', says: 'W sekundach podajemy okres drgań, czyli czas jednego pełnego drgania.' },
      { option: 'Metr', says: 'W metrach podajemy amplitudę, czyli największe wychylenie.' },
      { option: 'Dżul', says: 'W dżulach podajemy energię drgającego ciała.' },
    ],
    explanation: 'Częstotliwość mówi, ile pełnych drgań wykonuje ciało w ciągu sekundy. Jej jednostką jest herc.',
  },
  {
    id: 'ruch-drgajacy-okres-z-liczby-drgan',
    topic: 'ruch-drgajacy',
    difficulty: 'medium',
    question: 'Ciężarek na sprężynie wykonał 10 pełnych drgań w ciągu 5 s. Ile wynosi okres drgań?',
    right: '0,5 s',
    wrong: [
      { option: '2 s', says: 'Liczba 2 to częstotliwość w hercach: tyle drgań mieści się w sekundzie.' },
      { option: '50 s', says: 'Tu czas pomnożono przez liczbę drgań, a trzeba podzielić.' },
      { option: '5 s', says: 'To czas wszystkich dziesięciu drgań, a nie jednego.' },
    ],
    explanation: 'Okres to czas jednego pełnego drgania: $5 : 10 = 0{,}5$ s.',
  },
  {
    id: 'ruch-drgajacy-od-czego-zalezy-okres-wahadla',
    topic: 'ruch-drgajacy',
    difficulty: 'hard',
    question: 'Co trzeba zrobić, aby wahadło, czyli mały ciężarek na nici, wahało się wolniej, z dłuższym okresem?',
    right: 'Wydłużyć nić',
    wrong: [
      { option: 'Skrócić nić', says: 'Krótsze wahadło waha się szybciej, czyli ma krótszy okres.' },
      { option: 'Zawiesić cięższy ciężarek', says: 'Okres takiego wahadła nie zależy od masy ciężarka.' },
      {
        option: 'Zawiesić lżejszy ciężarek',
        says: 'Okres takiego wahadła nie zależy od masy ciężarka, także mniejszej.',
      },
    ],
    explanation:
      'Przy małych wychyleniach okres wahadła zależy od jego długości, a nie od masy. Dłuższe wahadło ma dłuższy okres.',
  },
  {
    id: 'fale-i-dzwiek-gdzie-najszybciej',
    topic: 'fale-i-dzwiek',
    difficulty: 'easy',
    question: 'W którym ośrodku dźwięk rozchodzi się najszybciej?',
    right: 'W stali',
    wrong: [
      { option: 'W powietrzu', says: 'W powietrzu dźwięk biegnie około 340 m/s, wolniej niż w wodzie i stali.' },
      { option: 'W wodzie', says: 'W wodzie dźwięk biegnie blisko 1500 m/s, a w stali jeszcze szybciej.' },
      { option: 'W próżni', says: 'W próżni dźwięk nie rozchodzi się wcale, bo nie ma tam cząsteczek.' },
    ],
    explanation:
      'Dźwięk biegnie na ogół szybciej w ciałach stałych niż w cieczach i gazach. Cząsteczki stali są ze sobą silnie związane i szybko przekazują drgania.',
  },
  {
    id: 'fale-i-dzwiek-wysoki-i-glosny',
    topic: 'fale-i-dzwiek',
    difficulty: 'medium',
    question: 'Dwa dźwięki są tak samo głośne, ale pierwszy jest wyższy. Czym się różnią?',
    right: 'Pierwszy ma większą częstotliwość',
    wrong: [
      { option: 'Pierwszy ma większą amplitudę', says: 'Od amplitudy zależy głównie głośność, a ta jest jednakowa.' },
      { option: 'Pierwszy ma większą długość fali', says: 'W tym samym powietrzu wyższy dźwięk ma falę krótszą.' },
      {
        option: 'Pierwszy ma większą prędkość',
        says: 'W tym samym powietrzu dźwięki niskie i wysokie biegną tak samo szybko.',
      },
    ],
    explanation: 'Wysokość dźwięku zależy od częstotliwości drgań: im większa częstotliwość, tym wyższy dźwięk.',
  },
  {
    id: 'fale-i-dzwiek-echo-od-sciany',
    topic: 'fale-i-dzwiek',
    difficulty: 'hard',
    question:
      'Turysta krzyknął w stronę skalnej ściany i po 2 s usłyszał echo. Prędkość dźwięku to 340 m/s. Jak daleko jest ściana?',
    right: '340 m',
    wrong: [
      { option: '680 m', says: 'To droga dźwięku w obie strony: do ściany i z powrotem.' },
      {
        option: '170 m',
        says: 'To wynik dzielenia prędkości przez 2; taka odległość dałaby echo po jednej sekundzie.',
      },
      { option: '1360 m', says: 'Tu drogę tam i z powrotem jeszcze podwojono, a trzeba ją podzielić na pół.' },
    ],
    explanation:
      'W ciągu 2 s dźwięk przebył $340 \\cdot 2 = 680$ m, ale tam i z powrotem. Odległość do ściany to połowa, czyli 340 m.',
  },
  {
    id: 'fale-elektromagnetyczne-przeswietlenia-kosci',
    topic: 'fale-elektromagnetyczne',
    difficulty: 'easy',
    question: 'Które fale elektromagnetyczne wykorzystuje się do prześwietlania złamanych kości?',
    right: 'Promieniowanie rentgenowskie',
    wrong: [
      { option: 'Promieniowanie podczerwone', says: 'Podczerwień wykorzystują piloty i kamery termowizyjne.' },
      {
        option: 'Promieniowanie ultrafioletowe',
        says: 'Ultrafiolet powoduje opalanie i niszczy bakterie, ale nie przenika przez ciało.',
      },
      { option: 'Promieniowanie mikrofalowe', says: 'Mikrofale podgrzewają jedzenie i przenoszą sygnały telefonów.' },
    ],
    explanation:
      'Promieniowanie rentgenowskie przenika przez tkanki miękkie, a kości pochłaniają je silniej, dlatego widać je na zdjęciu.',
  },
  {
    id: 'fale-elektromagnetyczne-w-prozni',
    topic: 'fale-elektromagnetyczne',
    difficulty: 'medium',
    question: 'Co mają wspólnego fale radiowe, światło i promieniowanie gamma biegnące w próżni?',
    right: 'Prędkość',
    wrong: [
      { option: 'Długość fali', says: 'Fale radiowe są najdłuższe, a promieniowanie gamma ma fale najkrótsze.' },
      {
        option: 'Częstotliwość',
        says: 'Częstotliwość jest różna: najmniejsza dla fal radiowych, największa dla gamma.',
      },
      { option: 'Energię fotonów', says: 'Energia fotonów rośnie razem z częstotliwością, więc jest różna.' },
    ],
    explanation: 'Wszystkie fale elektromagnetyczne biegną w próżni z tą samą prędkością, około 300 000 km/s.',
  },
  {
    id: 'fale-elektromagnetyczne-uporzadkowanie-widma',
    topic: 'fale-elektromagnetyczne',
    difficulty: 'hard',
    question: 'W którym szeregu fale elektromagnetyczne ułożono od najdłuższych do najkrótszych?',
    right: 'Mikrofale, podczerwień, światło widzialne, ultrafiolet',
    wrong: [
      {
        option: 'Ultrafiolet, światło widzialne, podczerwień, mikrofale',
        says: 'To kolejność odwrotna: od fal najkrótszych do najdłuższych.',
      },
      {
        option: 'Mikrofale, ultrafiolet, światło widzialne, podczerwień',
        says: 'Ultrafiolet i podczerwień zamieniły się tu miejscami.',
      },
      {
        option: 'Podczerwień, mikrofale, ultrafiolet, światło widzialne',
        says: 'Mikrofale są dłuższe od podczerwieni, a światło widzialne jest dłuższe od ultrafioletu.',
      },
    ],
    explanation:
      'Najdłuższe z tych fal są mikrofale, potem podczerwień, światło widzialne i ultrafiolet. W tej kolejności rośnie częstotliwość.',
  },
];
