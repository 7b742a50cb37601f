/** Who moves in a task, with the words that go with them. */
export interface Mover {
  /** How the word begins, without Polish marks. */
  readonly stem: string;
  readonly name: string;
  readonly went: string;
  readonly covered: string;
  readonly goes: string;
  readonly to: 'mu' | 'jej';
}

type Going = Pick<Mover, 'went' | 'covered' | 'goes'>;
const RIDING: Going = { went: 'jechał', covered: 'przejechał', goes: 'jedzie' };
const WALKING: Going = { went: 'szedł', covered: 'przeszedł', goes: 'idzie' };
const RUNNING: Going = { went: 'biegł', covered: 'przebiegł', goes: 'biegnie' };

const mover = (stem: string, name: string, going: Going): Mover => ({ stem, name, ...going, to: 'mu' });

export const CYCLIST = mover('rower', 'Rowerzysta', RIDING);
const ANY = mover('pojazd', 'Pojazd', RIDING);

export const MOVERS: readonly Mover[] = [
  CYCLIST,
  mover('samochod', 'Samochód', RIDING),
  mover('aut(?!o[bk])', 'Samochód', RIDING),
  mover('pociag', 'Pociąg', RIDING),
  mover('autobus', 'Autobus', RIDING),
  mover('autokar', 'Autokar', RIDING),
  mover('tramwaj', 'Tramwaj', RIDING),
  mover('motocyklist', 'Motocyklista', RIDING),
  mover('kierowc', 'Kierowca', RIDING),
  mover('kolarz', 'Kolarz', RIDING),
  {
    stem: 'ciezarowk',
    name: 'Ciężarówka',
    went: 'jechała',
    covered: 'przejechała',
    goes: 'jedzie',
    to: 'jej',
  },
  mover('piechur', 'Piechur', WALKING),
  mover('piesz', 'Pieszy', WALKING),
  mover('turyst', 'Turysta', WALKING),
  mover('biegacz', 'Biegacz', RUNNING),
  ANY,
  mover('(?:ide|idac|idzie|szedl|szla|przejde|przeszedl|przeszla|spacer)', 'Pieszy', WALKING),
  mover('(?:bieg|przebieg)', 'Biegacz', RUNNING),
];

/** Who moves in a text without Polish marks; the vehicle where nobody is named. */
export const moverIn = (plain: string): Mover =>
  MOVERS.find(({ stem }) => new RegExp(`(?<![a-z])${stem}`).test(plain)) ?? ANY;
