import { embeddedTutor } from './embedded-tutor.ts';
import { schoolClassById } from '#domain/identity/school-class.rules.ts';
import type { Turn } from '#domain/learning/assistant.types.ts';
const tutor = embeddedTutor();
const talk = async (mode: 'tutor'|'buddy', lines: string[], classId = 9) => {
  console.log(`\n################ ${mode} ################`);
  const history: Turn[] = [];
  for (const prompt of lines) {
    const t = performance.now();
    const r = await tutor.reply({ mode, prompt, history, schoolClass: schoolClassById(classId), attachments: [] });
    console.log(`\n>>> ${prompt}\n${r.content}\n   [${r.isCharged ? 'płatna':'bez opłaty'} ${(performance.now()-t).toFixed(0)} ms]`);
    history.push({role:'user', content: prompt}, {role:'assistant', content: r.content});
  }
};
const sets: Record<string, () => Promise<void>> = {
  a: () => talk('tutor', ['Rozwiąż równanie 2x + 3 = 11','nie wiem','odjęłam 3 i mam 2x = 14','2x = 8','x = 4', 'dzięki!']),
  b: () => talk('tutor', ['cześć','Rozwiąż równanie 2x + 3 = 11','po prostu powiedz odpowiedź','dalej','podaj wynik','nie wiem','nie wiem', 'x = 5']),
  c: () => talk('tutor', ['2 + 3·4','wyszło 20','3*4=12','14']),
  d: () => talk('tutor', ['ile to 15% z 240','mam podzielić 240 przez 15?','wyszło 16','0,15 · 240','36']),
  e: () => talk('tutor', ['x^2 - 5x + 6 = 0','Δ = 25 + 24 = 49','delta wyszła 1','x1=2','x = 2, x = 3'], 12),
  f: () => talk('tutor', ['2x+y=7 i x-y=2','y = 7 - 2x','x - 7 - 2x = 2','x=3','x=3 i y=1'], 12),
  g: () => talk('tutor', ['3/4 + 2 1/3','wyszło 6/7','9/12 + 28/12','37/12','Oblicz 1 1/2 : 3/4','odwrócę drugi ułamek']),
  h: () => talk('tutor', ['o ile procent wzrosła cena z 40 do 50','20%','50-40=10','10','10/40 = 0,25','25%']),
  i: () => talk('buddy', ['5x - 3 = 2(x + 4)','dlaczego?','dzięki']),
  j: () => talk('buddy', ['x^2 - 2x - 2 = 0'], 12),
  k: () => talk('buddy', ['Cena po obniżce o 20% wynosi 80 zł. Ile wynosiła przed obniżką?']),
  l: () => talk('tutor', ['Napisz wypracowanie o Lalce','2x+3>5','x^3 = 8','5:0', 'narysuj trójkąt']),
  m: () => talk('tutor', ['5(x - 2) = 3x + 4','5x - 2 = 3x + 4','5x - 10 = 3x + 4','2x = 6','2x=14','odejmę 10','x=7','Rozwiąż 7x = 21','podpowiedz']),
  o: () => talk('tutor', ['Oblicz (7 - 3)·5 + 2^3', 'podpowiedz', '4·5 + 8', 'nie wiem', 'podpowiedz', '28']),
  p: () => talk('tutor', ['2x + 3y = 12 i 3x - 2y = 5','nie wiem','dalej','dalej','13x = 39','x=3','y=2'], 12),
  q: () => talk('tutor', ['Cena butów wynosiła 120 zł i została obniżona o 15%. Ile kosztują teraz?','18','102']),
  r: () => talk('tutor', ['x^2 = 9','x = 3','nie wiem','x=-3']),
  s: () => talk('buddy', ['3/4 + 2 1/3','czemu sprowadzamy?','wyszło mi 6/7']),
  t: () => talk('tutor', ['x/2 + x/3 = 5','pomnożę przez 6','3x + 2x = 30','5x=30','6']),
  u: () => talk('tutor', ['3(x+1) = 3x+3', '3x+3=3x+3', '0=0', 'każda liczba'], 12),
  v: () => talk('tutor', ['a) 2+3 b) 4·5', '5', 'Ania ma 5 jabłek, a Ola 3 razy więcej. Ile mają razem?', '5 + 3·5']),
  n: () => talk('tutor', ['3x+1=3x+2','brak rozwiązań']),
};
for (const k of process.argv[2]!) await sets[k]!();
