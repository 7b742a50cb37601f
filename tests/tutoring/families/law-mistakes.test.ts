import { expect, it } from 'vitest';
import { suspicionOn } from './verdicts.ts';

/** What a teacher of physics would name: the unit before the formula, the part of the formula before the operation. */
it.each([
  ['Żarówka ma moc 60 W i świeciła 5 godzin. Ile energii zużyła?', '300 kWh', /Jednostki/],
  ['cisnienie jak F=50 N a pole 25 cm2', '2 Pa', /Jednostki/],
  ['R = 50 Ω, U = 10 V, I = ? (w mA)', '0,2 mA', /innej jednostce/],
  ['droga w ruchu jednostajnie przyspieszonym a=2 m/s2 t=5s bez predkosci poczatkowej', '10 m', /kwadratu i liczby/],
  ['kamien spada z 20 m bez oporu g=10 jaka predkosc przy ziemi', '400 m/s', /pierwiastek/],
  ['okres drgań 0,5 s jaka częstotliwość', '0,5 Hz', /przepisana/],
  ['Q=9000 J m=0,5 kg delta T=20 c=?', '360000 J/(kg·°C)', /cały iloczyn/],
  ['Oblicz natężenie prądu, jeśli w czasie 30 s przepływa ładunek 15 C', '2 A', /odwrócone/],
  ['Oblicz natężenie prądu, jeśli w czasie 30 s przepływa ładunek 15 C', '450 A', /pomnożone/],
  ['Motocykl ruszył z miejsca z przyspieszeniem 3 m/s². Jaką prędkość osiągnie po 6 s?', '2 m/s', /są pomnożone/],
  ['d = 0,8 g/cm^3 V = 50 cm^3 m = ?', '62,5 g', /Przekształć wzór/],
])('„%s”, „%s” is answered with %s', (task, reply, remark) => {
  expect(suspicionOn(task, reply)).toMatch(remark);
});
