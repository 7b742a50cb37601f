import { withoutMarks } from '#server/tutor/reading/intent.reader.ts';

export type Danger = 'self-harm' | 'abuse' | 'danger';

/** Without Polish marks, lower case, repeated letters and stray signs folded, so that typing in a hurry still counts. */
const folded = (text: string): string =>
  withoutMarks(text.toLowerCase())
    .replace(/[^a-z0-9\s]/g, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

const SELF_HARM: readonly RegExp[] = [
  /\b(chce|chcialabym|chcialbym|chcem|wole|wolal\w*|pragne|mysle zeby|zamierzam|planuje|postanowil\w*)( juz| po prostu| czasem| czasami| sie| tylko| naprawde)* (umrzec|umrec|umzec|nie zyc|zniknac na zawsze|zabic sie|sie zabic|skonczyc ze soba|skonczyc z soba|odebrac sobie)/,
  /\b(zabije|zabijam|zabic|zabilabym|zabilbym|zabil\w*) (sie\b|siebie|samego siebie|sama siebie)(?! (ze smiechu|z nudow|o to|na rowerze|za ten|jak to))/,
  /\bsie (zabije|zabic|zabilabym|zabilbym|powiesze|powiesic|potne|potnac|tne)\b(?! ze smiechu)/,
  /\b(powiesze|powiesic|potne|tne|pociac|pocielam|pocialem|okaleczam|okaleczyc|okaleczyl\w*|ranie|samookalecz\w*) (sie|siebie|swoje|sobie)\b/,
  /\b(tne|tnę|potne|pocielam|pocialem|kalecze) (sobie |swoje |swoja |moje )?(rece|reke|nadgarst\w*|zyly|uda|nogi)/,
  /\b(podetne|podciac|podcielam|podcial\w*|podcinam|przetne) (sobie )?zyly/,
  /\bnie chce (mi sie )?(juz |wiecej |dluzej )*(zyc|istniec)\b/,
  /\b(chce )?(popelnie|popelnic|popelnilabym|popelnilbym) samobojstw/,
  /\b(moje|swoje|wlasne|mysli|mysle o|mam mysli|proba|probowal\w* popelnic|planuje|o) (mysli )?samoboj\w+(?! \w*(w (literatur|lektur|powiesc|dramac|utworz)|wertera|bohater|bohaterk|judasza|kordian))/,
  /\b(mam|miewam) mysli (samoboj\w*|rezygnac\w*|s\b)/,
  /\b(odbiore|odebrac|odbieram) sobie zycie/,
  /\b(skoncze|skonczyc|koncze) (ze soba|z soba|swoje zycie|z tym zyciem|to zycie)\b/,
  /\b(lepiej|byloby lepiej)( \w+){0,3} (beze mnie|gdybym (nie zyl\w*|umarl\w*|zniknal|zniknela))/,
  /\b(zycie nie ma (juz )?sensu|nie mam po co zyc|nie widze sensu zycia|mam dosc zycia|mam dosyc zycia|nie zasluguje na zycie)/,
  /\b(skocze|skoczyc|rzuce sie|rzucic sie) (z (okna|mostu|dachu|balkonu|bloku|wiezowca)|pod (pociag|tramwaj|samochod|auto))/,
  /\b(polkne|polknelam|polknalem|lykne|wezme|wzielam|wzialem|nalyk\w*|przedawkuje|przedawkowal\w*|ile) (\w+ ){0,3}(tabletek|tabletki|prochow|prochy|lekow|leki)\b.{0,30}\b(umrzec|zeby sie zabic|zabic|zasnac na zawsze|zeby nie zyc|smierteln\w*)/,
  /\b(najebac|nalykac|nalykam|nalykal\w*) sie (tabletek|lekow|prochow)/,
  /\b(i want to|wanna|want to) (die|kill myself)\b|\bkill myself\b|\bkms\b/,
];

const HURT =
  '(bije|bil|bila|bija|pobil\\w*|zbil\\w*|uderzyl\\w*|kopie|kopal\\w*|krzywdzi|skrzywdzil\\w*|dusi|dusil\\w*|molestuje|molestowal\\w*|gwalci|zgwalcil\\w*|wykorzystuje|wykorzystal\\w*|zneca sie nade|zneca sie nad|znecaja sie nade|zneca|znecaja|maltretuje|szantazuje|szantazuja|przesladuje|przesladuja|dotyka)';
const NO_GAME = '(?! (w|na) (szach|gr[yea]|warcab|konkurs|kart|zawod|fif|minecraft|fortni))';
const SOMEONE =
  '(tata|ojciec|tato|mama|matka|ojczym|macocha|brat|siostra|wujek|wuj|dziadek|kuzyn|rodzice|nauczyciel|pan|ksiadz|trener|chlopak|kolega|koledzy|kolezanki|ktos|oni|on|ona|starszy)';

const ABUSE: readonly RegExp[] = [
  new RegExp(
    `\\b${SOMEONE}( \\w+){0,4} ${HURT}( \\w+){0,2}\\b(mnie|mi|nas|mame|brata|siostre|nade mna|nad nami)\\b${NO_GAME}`,
  ),
  new RegExp(`\\b${SOMEONE}( \\w+){0,3} (mnie|mi|nas) ([a-z]+ )?${HURT}${NO_GAME}`),
  /\b(bija|bije|kopia|dusza|gnebia|przesladuja|szantazuja|szantazuje|molestuje|molestuja|zgwalcil\w*|gwalci|zneca\w* sie nade|wykorzystuje) mnie\b(?! (po oczach|na glowe|w szachy|w grze|w gre))/,
  /\bmnie (bije|bija|zgwalcil\w*|molestuje|molestowal\w*|szantazuje|szantazuja|przesladuja)\b(?! (w gr|w szach))/,
  /\b(dotyka|dotykal|dotykala|maca|macal) mnie( \w+){0,4} (miejsc\w* intymn\w*|intymn\w*|tam|nie chce|krocz\w*|pupe|pupie|piersi)/,
  /\b(zostalam|zostalem|bylam|bylem) (zgwalcon\w*|molestowan\w*|pobit\w*|wykorzystan\w*|skrzywdzon\w*)/,
  /\b(kaze|kazal|kazala|zmusza|zmuszal|chce zebym|prosi)( \w+){0,3} (wyslac|wysylac|wyslala|wyslal|zebym)?( \w+){0,3}(nagie|nagich|rozebran\w*|nudes\w*|nudesy) (zdjec\w*|fotk\w*)?/,
  /\b(boje sie|nie chce) wrac\w* do domu\b/,
  /\bboje sie (taty|ojca|ojczyma|mamy|matki|wujka|rodzicow)\b/,
];

const DANGER: readonly RegExp[] = [
  /\bktos (mnie |nas )(sledzi|goni|grozi|chce zabic|porwal|napadl)/,
  /\b(grozi|groza|grozil\w*) (mi|nam)\b( \w+){0,3} (zabi\w*|nozem|bronia|smierci\w*|pobi\w*)|\b(grozi|groza) (mi|nam)\b$/,
  /\b(chce|zamierzam|planuje|zaraz|jutro)( \w+){0,2} (zabic|zastrzelic|zadzgac|pobic|wysadzic|podpalic) (kogos|ich|go|ja|nauczyciel\w*|koleg\w*|kolezank\w*|mame|tate|ojca|matke|rodzicow|brata|siostre|szkole|klase|wszystkich)/,
  /\bzabije (go|ja|ich|ojca|matke|tate|mame|brata|siostre|nauczyciel\w*|koleg\w*|wszystkich w)\b(?! (smiech\w*|wzrok\w*|w grze|w gre|w simsach|w minecraft\w*))/,
  /\b(przynios\w*|wezme|mam) (noz|bron|pistolet)( \w+){0,2} (do|w) szkol/,
  /\b(jestem|zostalam|zostalem) (porwan\w*|uwiezion\w*|zamknie\w* w piwnicy)/,
];

/** Reading about it, talking about a program or a joke is no danger. A first-person cry in the same sentence still counts. */
const HARMLESS: readonly RegExp[] = [
  /\b(umr[ea]m?|umieram|umre|umrzec|zabije sie|zdechne|padne|umarlam|umarlem) (ze smiechu|z nudow|z ciekawosci|z glodu|ze wstydu|z zazdrosci|ze szczescia|z zachwytu)\b/g,
  /\b(zabij|zabic|ubij|kill) (proces\w*|program\w*|aplikacj\w*|watek|watki|zadani\w*|task\w*|czas|nude|komara|pajaka|muche|potwora|bossa|smoka)\b/g,
];

const FICTION =
  /\b(lektur\w*|powiesc\w*|ksiazk\w*|wiersz\w*|opowiadani\w*|dramat\w*|film\w*|nowel\w*|ballad\w*|bohater\w*|rozprawk\w*|wypracowani\w*|referat\w*|interpretacj\w*|streszcz\w*|streszczeni\w*|makbet\w*|werter\w*|balladyn\w*|antygon\w*|kordian\w*|epok\w*|histori[ai] (polski|swiata)|autor\w*|utwor\w*|charakterystyk\w*)\b/;
const FIRST_PERSON =
  /\b(ja|mnie|mi|mna|mojego|moj|moja|swoje|sobie|chce|nie chce|sie)\b.*\b(chce|nie chce|zabije sie|umrzec|potne|tne|boje sie|zyc)\b|\b(zabije sie|nie chce zyc|chce umrzec|chce sie zabic|potne sie|tne sie)\b/;

/** Tells a cry for help from lessons, jokes and computers; undefined when there is none. */
export const dangerIn = (message: string): Danger | undefined => {
  const text = HARMLESS.reduce((rest, pattern) => rest.replace(pattern, ' '), folded(message.slice(0, 4000)));
  if (FICTION.test(text) && !FIRST_PERSON.test(text)) return undefined;
  if (SELF_HARM.some((pattern) => pattern.test(text))) return 'self-harm';
  if (ABUSE.some((pattern) => pattern.test(text))) return 'abuse';
  return DANGER.some((pattern) => pattern.test(text)) ? 'danger' : undefined;
};

const HARMFUL_ADVICE: readonly RegExp[] = [
  /\b(najlatwiejszy|najszybszy|bezbolesny|skuteczny|najlepszy) sposob( \w+){0,4} (na samobojstwo|samobojstwa|zabicia sie|zeby umrzec|na smierc)/,
  /\b(mozesz|powinienes|powinnas|nalezy|wystarczy|sprobuj|zrob to|po prostu)( \w+){0,4} (zabic sie|sie zabic|powiesic sie|sie powiesic|podciac (sobie )?zyly|przedawkowac|skoczyc z (okna|mostu|dachu)|pociac sie|okaleczyc sie)/,
  /\b(smiertelna dawka|dawka smiertelna|jak zrobic bombe|jak zbudowac bombe|jak zrobic petle|zawiaz petle|metody samobojcze|metoda samobojcza)\b/,
  /\b(zabij sie|powies sie|potnij sie|idz sie zabij|kill yourself)\b/,
  /\b(nikomu (o tym )?nie mow|nie mow (o tym )?(rodzicom|nikomu|nauczycielom)|to nasza tajemnica|wyslij mi (swoje )?(nagie )?zdjecie|spotkajmy sie)\b/,
];

/** Whether an answer of a model holds what must never reach a pupil. */
export const isHarmfulAnswer = (answer: string): boolean => {
  const text = folded(answer.slice(0, 20_000));
  return HARMFUL_ADVICE.some((pattern) => pattern.test(text));
};
