import { claimedResultIn, twoResultsIn } from './claimed-result.reader.ts';
import { withoutMarks } from './intent.reader.ts';
import { placeIn } from './place.reader.ts';

/** What a pupil wants from the thread itself. */
export type Wish = 'newTask' | 'firstTask' | 'step';

const WISHES: readonly (readonly [Wish, RegExp])[] = [
  [
    'firstTask',
    /\b(wroc\w*|powrot|cofnij\w*)\b.*\b(pierwsz\w*|poprzedni\w*|tamt\w*|wczesniej\w*)|\b(pierwsze|poprzednie) (zadanie|rownanie)\b/,
  ],
  [
    'newTask',
    /^(?:daj|poprosze|podaj|chce|moge|mozna|prosze)?\s*(?:mi|o)?\s*(?:jakies|jeszcze)?\s*(?:(?:nowe|inne|nastepne|kolejne|drugie|podobne)\s*(?:jedno)?|jedno (?:takie )?(?:takie|podobne)(?: samo)?|jedno)\s*zadani\w*[\s.!?]*$|^(?:nowe|nastepne|kolejne|inne|podobne)[\s.!?]*$|^(?:poprosze |daj |chce )?(?:jeszcze|teraz) (?:jedno|jedna|cos|kolejne)(?: (?:takie|podobne|na to samo))?[\s.!?]*$/,
  ],
  ['step', /^(?:to )?(?:moj )?(?:nastepny )?krok[\s.!]*$/],
];

/** „nowe zadanie”, „wróćmy do pierwszego zadania”; „krok”, said to the question what was meant. */
export const readWish = (message: string): Wish | undefined => {
  const plain = withoutMarks(message.toLowerCase()).trim();
  return WISHES.find(([, pattern]) => pattern.test(plain))?.[0];
};

export type Question =
  /** „nie rozumiem kroku 2”; counted from one. */
  | { readonly about: 'step'; readonly number: number }
  /** „co to jest procent” */
  | { readonly about: 'notion'; readonly words: string }
  /** „a dlaczego nie 3/7”, with what they thought of. */
  | { readonly about: 'otherResult'; readonly said: string }
  /** „w odpowiedziach jest 12”, „kolega ma 177”, with the number that somebody else has. */
  | { readonly about: 'claimedResult'; readonly said: string }
  /** „12 czy 24?” */
  | { readonly about: 'twoResults'; readonly said: readonly [string, string] }
  /** „skąd ta 3”, „dlaczego delta wynosi 1”, „czemu minus”, with the words that name what is meant. */
  | { readonly about: 'place'; readonly words: string }
  /** „mam użyć Pitagorasa?”, with the stem of the method's name. */
  | { readonly about: 'method'; readonly stem: string }
  /** „czemu tak”, „na jakiej podstawie”, „jak to”. */
  | { readonly about: 'reason' };

const NOTION_QUESTIONS = [
  /(?:co to(?: jest| znaczy| sa| za)?|czym (?:jest|sa)|co oznacza|co znaczy|jaki (?:jest |to )?wzor na|(?:wytlumacz|wyjasnij)(?: mi| nam)?|o co chodzi (?:z|w))\s+(?:w ogole |ta |to |te |ten )?(?!tu\b|tutaj\b|bedzie|wyjdzie|wychodzi)([a-z][a-z ]{2,40}?|\d+ ?: ?\d+)\s*[?.!]*$/,
  /czym (?:sie )?(?:rozni|roznia) (?:sie )?([a-z ]{3,40}?)\s*[?.!]*$/,
  /jak (?:to )?sie ((?:pozycza|mnozy|dzieli|dodaje|odejmuje|skraca|rozszerza|zaokragla|przenosi)[a-z ]{0,30}?)\s*[?.!]*$/,
  /(?<![a-z])(ile [a-z²³]{1,12} (?:ma|jest w) (?:jeden |jedna |jednym |jednej |1 )?[a-z²³]{1,14})\s*[?.!]*$/,
  /(?<![a-z])ile to (?:jest )?(1 ?(?:%|procent))\s*[?.!]*$/,
  /(?<![a-z])co (?:jest|to) (?:tu|tutaj) ([a-z ]{3,30}?)\s*[?.!]*$/,
];

const METHOD =
  /^(?:(?:a|czy|to|tu|tutaj|wiec|no|jest|bedzie|z|ze|mam|mamy|moge|musze|mozna|trzeba|powinnam|powinienem|uzyc|uzyje|robic|zrobic|liczyc|policzyc|skorzystac|zastosowac|twierdzeni\w*|wzor\w*|pol[ea]) )+(pitagoras|delt|viet|wyroznik|proporcj|nww|nwd|sinus|cosinus)\w*(?: (?:tu|tutaj|do tego|uzyc|liczyc|zrobic|trzeba))*\s*\?*$/;

const ORDINALS = ['pierwsz', 'drug', 'trzec', 'czwart', 'piat', 'szost'];

export const readQuestion = (message: string): Question | undefined => {
  const plain = withoutMarks(message.toLowerCase()).trim();
  const [, behind, before] = /\bkrok\w*\s*(?:nr|numer)?\s*(\d{1,2})\b|\b(\d{1,2})\.?\s*krok/.exec(plain) ?? [];
  const ordinal = ORDINALS.findIndex((stem) => new RegExp(`\\b${stem}\\w* krok|\\bkrok\\w* ${stem}`).test(plain));
  const digits = behind ?? before;
  if (digits !== undefined) return { about: 'step', number: Number(digits) };
  if (ordinal >= 0) return { about: 'step', number: ordinal + 1 };
  const claimed = claimedResultIn(plain);
  if (claimed !== undefined) return { about: 'claimedResult', said: claimed };
  const two = twoResultsIn(plain);
  if (two !== undefined) return { about: 'twoResults', said: two };
  const [, otherResult] =
    /(?:dlaczego|czemu)\s+(?:to\s+)?(?:nie|zle jest|zle)\s+(?=(?:[a-z]\w?\s*=\s*)?\S*\d)(.+)$/.exec(plain) ?? [];
  if (otherResult !== undefined) return { about: 'otherResult', said: otherResult.replace(/[?!.]+$/, '') };
  const words = NOTION_QUESTIONS.map((pattern) => pattern.exec(plain)?.[1]).find((asked) => asked !== undefined);
  if (words !== undefined) return { about: 'notion', words };
  const [, stem] = METHOD.exec(plain) ?? [];
  if (stem !== undefined) return { about: 'method', stem };
  const place = placeIn(plain);
  if (place !== undefined) return { about: 'place', words: place };
  return /^(?:a |ale |hmm |no )*(?:dlaczego|czemu|skad|po co(?! mi\b)|na jakiej podstawie|gdzie mam blad|nie rozumiem (?:czemu|dlaczego|skad|po co))\b/.test(
    plain,
  )
    ? { about: 'reason' }
    : undefined;
};
