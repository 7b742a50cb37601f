import { expect, it } from 'vitest';
import { TOPICS } from '#tutoring/topics/all-topics.ts';
import { isAnswerTo } from '#tutoring/topics/topic-answer.rules.ts';

const isRight = (id: string, reply: string): boolean =>
  TOPICS.some((topic) => topic.id === id && isAnswerTo(topic, reply));

it.each([
  ['rozbicie-dzielnicowe', 'Miał zapobiec walkom braci o tron, ale nie udało się'],
  ['rozbicie-dzielnicowe', 'zeby synowie sie nie klocili, nie zostal osiagniety'],
  ['sektory-gospodarki', 'do usług, bo przewozi towary'],
  ['sektory-gospodarki', 'uslugi, bo niczego nie produkuje'],
  ['zrodla-energii', 'nie, bo uranu jest ograniczona ilość'],
  ['zrodla-energii', 'nieodnawialna, zasoby sie skoncza'],
  ['skala-mapy', '1:10 000, bo pokazuje więcej szczegółów'],
  ['skala-mapy', '1:10000 bo jest dokladniejsza'],
  ['skala-mapy', 'Większa jest 1:10 000, bo 1/10 000 to większy ułamek'],
  ['wspolrzedne-geograficzne', 'szerokość od równika, długość od południka 0'],
  ['wspolrzedne-geograficzne', 'od rownika i od Greenwich'],
  ['przelom-1989', 'Tadeusz Mazowiecki, bo tylko 35% miejsc w Sejmie było wolnych'],
  ['przelom-1989', 'mazowiecki, część miejsc była zarezerwowana dla PZPR'],
  ['przecinek', 'Film, który oglądałem, był ciekawy.'],
  ['przecinek', 'przed „który” i przed „był”'],
  ['unia-lubelska', 'król i sejm'],
  ['unia-lubelska', 'sejm i polityka zagraniczna'],
  ['izotopy-i-promieniotworczosc', 'różnią się liczbą neutronów, protonów mają tyle samo'],
  ['gestosc', '2,7 g/cm³'],
  ['trzecia-zasada-dynamiki', 'stół działa na książkę'],
  ['energia-mechaniczna', 'kinetyczna rośnie, a potencjalna maleje'],
  ['sila-tarcia', 'przeciwnie do kierunku ruchu'],
])('%s: „%s” is right', (id, reply) => {
  expect(isRight(id, reply)).toEqual(true);
});

it.each([
  ['rozbicie-dzielnicowe', 'Chciał powiększyć kraj i nie udało się'],
  ['rozbicie-dzielnicowe', 'Miał zapobiec walkom i tak się stało'],
  ['rozbicie-dzielnicowe', 'Podzielił kraj, żeby nie było wojny, i to osiągnął'],
  ['sektory-gospodarki', 'do przemysłu, bo przewozi towary'],
  ['sektory-gospodarki', 'nie do usług, tylko do przemysłu, bo przewozi towary'],
  ['sektory-gospodarki', 'usługi, ale nie wiem dlaczego'],
  ['zrodla-energii', 'tak, bo uran się nie kończy'],
  ['zrodla-energii', 'Jest odnawialna, bo zasoby uranu są ogromne i nigdy się nie wyczerpią'],
  ['skala-mapy', '1:1 000 000, bo ma więcej szczegółów'],
  ['skala-mapy', 'Większa jest 1:1 000 000, a 1:10 000 jest mniejsza, ma mniej szczegółów'],
  ['skala-mapy', '1:10 000'],
  ['wspolrzedne-geograficzne', 'szerokość od południka zerowego, a długość od równika'],
  ['wspolrzedne-geograficzne', 'od Greenwich i od równika'],
  ['wspolrzedne-geograficzne', 'od równika i od południka'],
  ['przelom-1989', 'Wałęsa, bo część miejsc była zajęta'],
  ['przelom-1989', 'Mazowiecki, bo tylko on startował'],
  ['przecinek', 'Film który oglądałem był ciekawy.'],
  ['przecinek', 'Film, który oglądałem był ciekawy.'],
  ['unia-lubelska', 'sejm'],
  ['izotopy-i-promieniotworczosc', 'różnią się protonami, a neutronów mają tyle samo'],
  ['roztwory-i-stezenie', '0,25'],
  ['trzecia-zasada-dynamiki', 'książka działa na stół'],
  ['energia-mechaniczna', 'kinetyczna maleje, potencjalna rośnie'],
  ['sila-tarcia', 'w dół stoku, zgodnie z ruchem'],
  ['rewolucja-pazdziernikowa', 'cara, który rządził Rosją'],
])('%s: „%s” is not right', (id, reply) => {
  expect(isRight(id, reply)).toEqual(false);
});
