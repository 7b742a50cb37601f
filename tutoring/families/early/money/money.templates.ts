import { template, type Template } from '#tutoring/reading/template.reader.ts';

const amount = (name: string): string => `{${name}:money} [[i] {${name}rest:money}]`;

const [A, B, PAID] = [amount('a'), amount('b'), amount('p')];
const HAS = '[[<s>] (ma|maja|mial*|dostal*)]';
const COSTS = '(kosztuj*|kosztowal*|za)';
const AND = '[(i|oraz|;)]';
const LEFT =
  '[@zl] [pieniedzy] [(mu|jej|im|ci)] (zostan*|zostal*|pozostan*|pozostal*) [(mu|jej|im|ci)] [@zl] [pieniedzy] [po zakup*]';
const CHANGE = '[(otrzyma*|dosta*)] reszt* [(otrzyma*|dosta*)] [<w>]';
const FROM = `reszt* [(otrzyma*|dosta*)] z [banknotu] ${PAID}`;
const PAYS = `[i] [<v>] (zaplac*|dal*) [(banknotem|moneta|kasjerce|sprzedawcy)] ${PAID} ${CHANGE}`;
const PAY = '[@zl] (zaplac*|kosztuj*|kosztowal*|wyda*)';
const ALL =
  '(razem|lacznie|w sumie|za (oba|obie|obydwa|obydwie|wszystko|calosc|zakupy|cale zakupy|oba zakupy|obie rzeczy|te rzeczy))';
const TOTAL = `[${PAY}] ${ALL} [${PAY}] [@zl]`;
const TWO = `<x> ${COSTS} ${A} ${AND} [a] <y> [${COSTS}] ${B}`;
const GROUP = `{n} <y> po ${A}`;

export const PURCHASES: readonly Template[] = [
  `${TWO} ${TOTAL}`,
  `<x> ${A} ${AND} <y> ${B} ${TOTAL}`,
  `(kupil*|kupuje*) <x> za ${A} (i|oraz|;) <y> za ${B} ${PAY}`,
  `<s> (kupil*|kupuje*) <x> za ${A} (i|oraz|;) <y> za ${B} ${PAY}`,
  `<x> [kosztuj*] ${A} ${AND} <y> [kosztuj*] ${B} [${PAY}] za [{n}] <xx> (i|oraz) [{m}] <yy>`,
  `[<s>] [(kupil*|kupuje*)] {n} <y> po ${A} ${AND} {m} <x> po ${B} ${PAY} [razem]`,
  `[1] <x> kosztuj* ${A} ${PAY} [za] {n} <xx> [razem]`,
  `[<x>] ${GROUP} ${PAY} [razem] [za (nie|wszystko)]`,
  `[<x>] ${GROUP} [${PAY}] (razem|za wszystko)`,
  `<s> (dal*|otrzymal*|dostal*) [<v>] ${PAID} ${AND} <x> za ${A} (${CHANGE}|${LEFT})`,
  `${PAY} [za] ${GROUP}`,
  `[<x>] ${GROUP} ${FROM}`,
  `[<x>] ${GROUP} ${PAYS}`,
  `<x> kosztuj* ${A} (zaplac*|wyda*) [za] {n} (osob*|dzieci|uczniow|doroslych|kolegow|kolezanek)`,
  `[<s>] (kupil*|kupuje*) ${GROUP} ${AND} [1] <x> za ${B} ${PAY}`,
  `<x> ${COSTS} ${A} ${FROM}`,
  `<x> ${COSTS} ${A} ${PAYS}`,
  `${TWO} ${FROM}`,
  `${TWO} ${PAYS}`,
  `${HAS} ${PAID} ${AND} <x> ${COSTS} ${A} ${LEFT}`,
  `(wydalem|wydalam) ${A} z ${PAID} ${LEFT}`,
  `reszt* [(dostane|otrzymam)] z ${PAID} [(za|zaplace)] (zakupy za|zaplace) ${A}`,
  `${HAS} ${PAID} ${AND} [<x>] (wyda*) ${A} [na <z>] ${LEFT}`,
  `${HAS} ${PAID} ${AND} <x> ${COSTS} ${A} (i|oraz|;) <y> ${COSTS} ${B} ${LEFT}`,
  `${HAS} ${PAID} ${AND} [<x>] ${GROUP} ${LEFT}`,
].map(template);

export const TO_GROSZE: readonly Template[] = [
  `@gr [(w|ma|maja)] ${A}`,
  `${A} @gr`,
  `[(zamien|zamienic|wymien|rozmien|wyraz)] ${A} (na|w) @gr`,
].map(template);

export const TO_ZLOTE: readonly Template[] = [
  `@zl [i @gr] [(w|ma|maja)] {a:money}`,
  `{a:money} @zl [i @gr]`,
  `[(zamien|zamienic|wymien|wyraz)] {a:money} (na|w) @zl [i @gr]`,
].map(template);

const FOR = '[(potrzeba|potrzebuje|potrzebujesz)] [(zeby|aby|by|na)] [(miec|uzbierac|zaplacic|dostac|zebrac)]';

export const COINS: readonly Template[] = [
  `(monet|banknotow|monety) [po] {c:money} ${FOR} [kwote] ${A}`,
  `na [ile] (monet|banknotow|monety) [po] {c:money} [mozna] (rozmienic|rozmienisz|zamienic|wymienic|rozmienie) ${A}`,
  `${A} [(rozmien|rozmienic|zamienic|mozna rozmienic)] na [same] monety [po] {c:money} [monet]`,
].map(template);
