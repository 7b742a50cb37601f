import { withoutMarks } from '#tutoring/reading/intent.reader.ts';
import { converted } from '#tutoring/reading/units.ts';
import { template, type Found } from '#tutoring/reading/template.reader.ts';
import type { Amount } from '#tutoring/families/amount-text.ts';
import { unitsOfMotion } from './motion.rules.ts';
import { moverIn, type Mover } from './movers.ts';
import type { MotionGiven } from './motion.types.ts';
import { isPositive } from '#tutoring/mathematics/rational.ts';

const WHO =
  '(samochod*|auto|auta|pociag*|rowerzyst*|kula|kulka|pilka|statek|lodka|lodz|samolot*|rower*|piechur*|pieszy|pieszego|biegacz*|autobus*|autokar*|motocyklist*|turyst*|zawodnik*|tramwaj*|ciezarowk*|kierowc*|kolarz*|pojazd*)';
const GOES =
  '(jedzie|jechal|jechala|toczy|plynie|plynal|plynela|leci|lecial|leciala|przejechal*|przejedzie|idzie|szedl|szla|przeszedl|przeszla|przejdzie|biegnie|biegl|biegla|przebiegl|przebiegla|pokonal|pokonala|pokona|pokonuje|przebyl|przebyla|przebedzie|porusza|poruszal)';
const DISTANCE = '[droge|trase|odleglosc|dystans] {s:length}';
const TIME = '{t:time} [[i] {r:time}]';
const IN = '(w|w ciagu|w czasie|przez|czas)';
const AT = '[z] [srednia|stala] [predkoscia|predkosc]';
const SPEED = `${AT} {v:speed}`;
const ASKED_SPEED = '(predkosc|srednia predkosc|predkosc srednia|z predkoscia|[z] srednia predkoscia)';
const WAY = '(droge|droga|trase|odleglosc|kilometrow|@km|km|metrow|@m|daleko)';
const LONG = '(czasu|dlugo|czas|godzin|@h|@min|minut|w czasie|w jakim czasie|przez czas)';
const NEEDS = '(zajmie [mu]|zajelo|trwa|zuzyje na)';

const TEMPLATES = [
  template(`[${WHO}] [${GOES}] ${DISTANCE} ${IN} ${TIME} [z] ${ASKED_SPEED} [jechal|jechala|szedl|biegl] [${WHO}]`),
  template(`<name> ${GOES} [${WHO}] ${DISTANCE} ${IN} ${TIME} [z] ${ASKED_SPEED} [jechal*|szedl|szla|biegl*]`),
  template(`${ASKED_SPEED} [${WHO}] [${GOES}] ${DISTANCE} ${IN} ${TIME}`),
  template(`(droga|odleglosc|trasa|s =|dystans) {s:length} [i|oraz] (czas|t =|w czasie|w) ${TIME} ${ASKED_SPEED}`),
  template(
    `[${WHO}] ${GOES} [przez] ${TIME} ${SPEED} ${WAY} [${WHO}] [przejechal|przejechala|przejedzie|przeszedl|przejdzie|pokonal|pokona|przebyl|przebiegl]`,
  ),
  template(`[${WHO}] ${GOES} ${SPEED} ${WAY} [${GOES}] ${IN} ${TIME}`),
  template(`[${WHO}] ${GOES} ${SPEED} ${IN} ${TIME} ${WAY} [${GOES}]`),
  template(
    `${WAY} (przejde|przejade|przejedzie|przejdzie|pokona|przebedzie|przebiegne|przebiegnie) [${WHO}] ${IN} ${TIME} [idac|jadac|biegnac|idzie|jedzie|biegnie] ${SPEED}`,
  ),
  template(
    `[${WHO}] ${GOES} ${SPEED} ${LONG} [${NEEDS}] [na] [pokonanie|przejechanie|przejscie|przebycie] [drogi|trasy|odcinka|odleglosci] {s:length}`,
  ),
  template(`[${WHO}] ${GOES} ${SPEED} ${LONG} [${GOES}] ${GOES} ${DISTANCE}`),
  template(
    `${LONG} [${WHO}] [${GOES}|${NEEDS}] [na] [pokonanie|przejechanie|przejscie|przebycie] [drogi|trasy|odcinka|odleglosci] ${DISTANCE} [jadac|idac|jedzie] ${SPEED}`,
  ),
];

export const readMotion = (message: string): MotionGiven | undefined => {
  for (const one of TEMPLATES) {
    const found = one.find(message);
    if (found !== undefined) return motionIn(found, moverIn(withoutMarks(message.toLowerCase())));
  }
  return undefined;
};

const motionIn = (found: Found, mover: Mover): MotionGiven | undefined => {
  const [distance, speed] = ['s', 'v'].map((slot) => amountIn(found, slot));
  const [hours, rest] = ['t', 'r'].map((slot) => amountIn(found, slot));
  const time =
    hours && rest ? { value: hours.value.add(converted(rest.value, rest.unit, hours.unit)), unit: hours.unit } : hours;
  const given = {
    mover,
    ...(distance ? { distance } : {}),
    ...(time ? { time } : {}),
    ...(speed ? { speed } : {}),
  };
  const isSound = [distance, time, speed].every((one) => one === undefined || isPositive(one.value));
  return isSound && unitsOfMotion(given) !== undefined ? given : undefined;
};

const amountIn = (found: Found, slot: string): Amount | undefined => {
  if (!found.has(slot)) return undefined;
  const { value, unit } = found.quantity(slot);
  return unit === undefined ? undefined : { value, unit };
};
