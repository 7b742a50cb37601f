import type { BankQuestion } from '../bank-question.types.ts';

export const OXIDE_AND_ACID_QUESTIONS: readonly BankQuestion[] = [
  {
    id: 'tlenki-czad',
    topic: 'tlenki',
    difficulty: 'easy',
    question: 'Jaki wzór ma trujący, bezwonny czad, który powstaje przy spalaniu z niedostatkiem tlenu?',
    right: '$CO$',
    wrong: [
      { option: '$CO_2$', says: 'To tlenek węgla(IV), który wydychamy i który powstaje przy dużej ilości tlenu.' },
      { option: '$SO_2$', says: 'To tlenek siarki(IV), gaz o ostrym zapachu.' },
      { option: '$CaO$', says: 'To tlenek wapnia, czyli wapno palone, białe ciało stałe.' },
    ],
    explanation:
      'Czad to tlenek węgla(II) o wzorze $CO$. Nie ma barwy ani zapachu, dlatego w domach montuje się czujniki czadu.',
  },
  {
    id: 'tlenki-wykrywanie-tlenku-wegla',
    topic: 'tlenki',
    difficulty: 'medium',
    question: 'Po czym poznać, że z probówki wydziela się tlenek węgla(IV)?',
    right: 'Gaz powoduje zmętnienie wody wapiennej',
    wrong: [
      {
        option: 'Gaz zapala się z charakterystycznym trzaskiem',
        says: 'Tak rozpoznajemy wodór; tlenek węgla(IV) jest niepalny.',
      },
      { option: 'Gaz rozpala tlące się łuczywko', says: 'Tak rozpoznajemy tlen; tlenek węgla(IV) gasi łuczywko.' },
      { option: 'Gaz barwi jodynę na granatowo', says: 'Granatowa barwa z jodyną świadczy o skrobi, a nie o gazie.' },
    ],
    explanation:
      'Tlenek węgla(IV) reaguje z wodą wapienną i powstaje nierozpuszczalny węglan wapnia, który mąci roztwór.',
  },
  {
    id: 'tlenki-ktory-daje-zasade',
    topic: 'tlenki',
    difficulty: 'hard',
    question:
      'Po zmieszaniu pewnego tlenku z wodą dodano fenoloftaleinę i roztwór zabarwił się na malinowo. Który to mógł być tlenek?',
    right: '$Na_2O$',
    wrong: [
      {
        option: '$SO_3$',
        says: 'Tlenek siarki(VI) daje z wodą kwas siarkowy(VI), w którym fenoloftaleina jest bezbarwna.',
      },
      { option: '$CuO$', says: 'Tlenek miedzi(II) nie reaguje z wodą.' },
      { option: '$P_4O_{10}$', says: 'Tlenek fosforu(V) daje z wodą kwas fosforowy(V).' },
    ],
    explanation:
      'Malinowa fenoloftaleina oznacza odczyn zasadowy. Tlenek sodu reaguje z wodą i powstaje wodorotlenek sodu: $Na_2O + H_2O \\rightarrow 2NaOH$.',
  },
  {
    id: 'kwasy-kwas-beztlenowy',
    topic: 'kwasy',
    difficulty: 'easy',
    question: 'Który kwas jest beztlenowy?',
    right: '$HCl$',
    wrong: [
      { option: '$HNO_3$', says: 'Kwas azotowy(V) zawiera tlen, co widać we wzorze.' },
      { option: '$H_2CO_3$', says: 'Kwas węglowy zawiera w cząsteczce trzy atomy tlenu.' },
      { option: '$H_3PO_4$', says: 'Kwas fosforowy(V) zawiera w cząsteczce cztery atomy tlenu.' },
    ],
    explanation: 'W cząsteczce kwasu chlorowodorowego są tylko wodór i chlor, bez tlenu.',
  },
  {
    id: 'kwasy-rozcienczanie-kwasu',
    topic: 'kwasy',
    difficulty: 'medium',
    question: 'Jak bezpiecznie rozcieńcza się stężony kwas siarkowy(VI)?',
    right: 'Powoli wlewa się kwas do wody',
    wrong: [
      {
        option: 'Powoli wlewa się wodę do kwasu',
        says: 'Woda wlewana do kwasu gwałtownie się ogrzewa i żrąca ciecz może prysnąć.',
      },
      {
        option: 'Szybko wlewa się kwas do wrzącej wody',
        says: 'Gorąca woda i pośpiech zwiększają ryzyko rozpryskania kwasu.',
      },
      {
        option: 'Jednocześnie wlewa się oba do pustej zlewki',
        says: 'Nie da się wtedy panować nad ogrzewaniem się roztworu.',
      },
    ],
    explanation:
      'Przy rozcieńczaniu wydziela się dużo ciepła. Kwas wlewany powoli do wody, z mieszaniem, ogrzewa się bezpieczniej.',
  },
  {
    id: 'kwasy-dysocjacja-kwasu-siarkowego',
    topic: 'kwasy',
    difficulty: 'hard',
    question: 'Które równanie poprawnie przedstawia całkowitą dysocjację kwasu siarkowego(VI)?',
    right: '$H_2SO_4 \\rightarrow 2H^+ + SO_4^{2-}$',
    wrong: [
      {
        option: '$H_2SO_4 \\rightarrow H_2^+ + SO_4^-$',
        says: 'Wodór nie tworzy jonu $H_2^+$: odrywają się dwa osobne jony $H^+$.',
      },
      {
        option: '$H_2SO_4 \\rightarrow 2H^+ + S^{6+} + 4O^{2-}$',
        says: 'Reszta kwasowa nie rozpada się na siarkę i tlen.',
      },
      {
        option: '$H_2SO_4 \\rightarrow H_2 + SO_4$',
        says: 'W dysocjacji powstają jony, a tu zapisano cząsteczki bez ładunku.',
      },
    ],
    explanation:
      'Kwas dysocjuje na kationy wodoru i anion reszty kwasowej. Suma ładunków po prawej stronie wynosi $2 - 2 = 0$.',
  },
];
