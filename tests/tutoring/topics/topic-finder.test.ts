import { describe, expect, it } from 'vitest';
import { isAnswerTo } from '#tutoring/topics/topic-answer.rules.ts';
import { createTopicFinder } from '#tutoring/topics/topic-finder.rules.ts';
import type { Topic } from '#tutoring/topics/topic.types.ts';

const topic = (id: string, title: string, keywords: readonly string[], told: Partial<Topic> = {}): Topic => ({
  id,
  subject: 'biology',
  grades: [5, 8],
  title,
  keywords,
  explanation: '',
  lead: '',
  question: '',
  answer: '',
  answerWords: [],
  ...told,
});

const TOPICS = [
  topic('fotosynteza', 'Fotosynteza', ['jak rośliny robią pokarm', 'chlorofil'], {
    explanation: 'Zachodzi w chloroplastach, potrzebuje światła, wody i dwutlenku węgla.',
  }),
  topic('fotosynteza-fazy', 'Fotosynteza: faza jasna i ciemna', ['cykl Calvina', 'fotosynteza'], { grades: [9, 12] }),
  topic('budowa-komorki', 'Budowa komórki', ['komórka roślinna i zwierzęca', 'organelle', 'jądro komórkowe']),
  topic('serce', 'Budowa i praca serca', ['przedsionki i komory', 'zastawki', 'krążenie krwi']),
  topic('mitoza-mejoza', 'Mitoza i mejoza', ['podział komórki', 'czym różni się mitoza od mejozy']),
  topic('pierwsza-wojna', 'I wojna światowa', ['przyczyny I wojny światowej', 'Wielka Wojna 1914', 'Sarajewo'], {
    subject: 'history',
  }),
  topic('druga-wojna', 'II wojna światowa', ['przyczyny II wojny światowej', 'wrzesień 1939'], { subject: 'history' }),
  topic('kwasy', 'Kwasy', ['kwas solny', 'kwas siarkowy H2SO4', 'odczyn kwasowy'], { subject: 'chemistry' }),
  topic('kwas-octowy', 'Kwas octowy', ['kwas etanowy', 'ocet', 'CH3COOH'], { subject: 'chemistry' }),
  topic('present-perfect', 'Present Perfect', ['have done', 'czas teraźniejszy dokonany'], { subject: 'english' }),
  topic('rozpuszczalnosc', 'Rozpuszczalność substancji w wodzie', ['roztwór nasycony'], { subject: 'chemistry' }),
];

const GRAMMAR = [
  topic('czesci-mowy', 'Części mowy', ['rzeczowniki', 'czasowniki'], { subject: 'polish' }),
  topic('pisownia-nie', 'Pisownia „nie”', ['nie z czasownikami'], { subject: 'polish' }),
  topic('mol', 'Mol i masa molowa', ['liczba Avogadra'], { subject: 'chemistry', explanation: '44 g CO2 to 1 mol.' }),
];

const finder = createTopicFinder([...TOPICS, ...GRAMMAR]);

describe('a topic is found as pupils type', () => {
  it.each([
    ['fotosynteza', 'fotosynteza'],
    ['co to jest fotosynteza?', 'fotosynteza'],
    ['na czym polega fotosynteza', 'fotosynteza'],
    ['Hej, wytłumacz mi proszę fotosyntezę, bo nic nie rozumiem :(', 'fotosynteza'],
    ['nie rozumiem fotosyntezy', 'fotosynteza'],
    ['fotosnteza', 'fotosynteza'],
    ['co to fotosyntzea', 'fotosynteza'],
    ['fotosynteza a chloroplasty', 'fotosynteza'],
    ['FOTOSYNTEZA', 'fotosynteza'],
    ['z czego zbudowana jest komorka', 'budowa-komorki'],
    ['budowa komorki', 'budowa-komorki'],
    ['budowa komórek', 'budowa-komorki'],
    ['opisz budowę komórki roślinnej', 'budowa-komorki'],
    ['jak pracuje serce', 'serce'],
    ['praca serca', 'serce'],
    ['czym sie rozni mitoza od mejozy', 'mitoza-mejoza'],
    ['mejoza', 'mitoza-mejoza'],
    ['przyczyny I wojny światowej', 'pierwsza-wojna'],
    ['przyczyny i wojny swiatowej', 'pierwsza-wojna'],
    ['pierwsza wojna swiatowa', 'pierwsza-wojna'],
    ['1 wojna światowa', 'pierwsza-wojna'],
    ['druga wojna światowa przyczyny', 'druga-wojna'],
    ['II wojna światowa', 'druga-wojna'],
    ['co to są kwasy', 'kwasy'],
    ['kwasu octowego', 'kwas-octowy'],
    ['h2so4 kwas siarkowy', 'kwasy'],
    ['$H_2SO_4$ kwas siarkowy', 'kwasy'],
    ['kiedy używamy present perfect', 'present-perfect'],
    ['kiedy Present Perfekt', 'present-perfect'],
    ['jaka jest różnica między mitozą a mejozą', 'mitoza-mejoza'],
    ['podział komórki', 'mitoza-mejoza'],
    ['nie z czasownikami', 'pisownia-nie'],
  ])('„%s” is %s', (message, id) => {
    expect(finder.find(message, 7)?.id).toEqual(id);
  });
});

describe('nothing is found', () => {
  it.each([
    ['of a task to calculate', '2x+3=11'],
    ['of a task in words', 'Ala ma 24 cukierki, oddała 1/3. Ile jej zostało?'],
    ['of a topic with numbers to calculate', 'oblicz ile kwasu solnego jest w 200 g roztworu'],
    ['of a task whose numbers an explanation has', 'ile moli to 44 g CO2'],
    ['of numbers that two titles have', '1+2'],
    ['of a number that only another topic has', 'kwas octowy 2'],
    ['of a number beside the words of a topic', 'masa molowa, liczba Avogadra, 18'],
    ['of one word of a topic among strange ones', 'zastawki mojego psa wieczorem'],
    ['of words that no topic knows', 'co to jest rozbiór Polski'],
    ['of words to fill', 'nie rozumiem, wytłumacz mi proszę'],
    ['of an empty message', '   '],
    ['of signs', '??!'],
    ['of a word that is only a part of a keyword', 'woda'],
    ['of a side without a subject', 'budowa'],
    ['of one known word among strange ones', 'fotosynteza mojego psa wieczorem nad jeziorem'],
    ['where two are meant alike', 'wojna światowa'],
    ['of small talk', 'cześć, jak się masz'],
    ['of another word of nearly the same letters', 'herbata z cytryną'],
  ])('%s: „%s”', (_, message) => {
    expect(finder.find(message, 7)).toEqual(undefined);
  });
});

describe('the class', () => {
  it.each([
    [7, 'fotosynteza'],
    [10, 'fotosynteza-fazy'],
    [undefined, 'fotosynteza'],
  ])('%s learns %s', (grade, id) => {
    expect(finder.find('fotosynteza', grade)?.id).toEqual(id);
  });

  it('of another level does not hide the only topic', () => {
    expect(finder.find('mitoza', 4)?.id).toEqual('mitoza-mejoza');
  });
});

const modal = (id: string, subject: 'english' | 'german'): Topic =>
  topic(id, 'Czasowniki modalne', ['tryb'], { subject });

describe('the language that is named', () => {
  const languages = createTopicFinder([modal('english', 'english'), modal('german', 'german')]);

  it.each([
    ['czasowniki modalne po angielsku', 'english'],
    ['czasowniki modalne niemiecki', 'german'],
    ['angielski', undefined],
  ])('„%s” is %s', (message, id) => {
    expect(languages.find(message, 7)?.id).toEqual(id);
  });
});

const suggested = (message: string) => finder.suggest(message).map(({ id }) => id);

it('prefers the right class where both topics have all the words', () => {
  const levels = createTopicFinder([
    topic('limfa-liceum', 'Krew i limfa', ['naczynia'], { grades: [9, 12] }),
    topic('limfa', 'Krew i limfa', ['naczynia'], { grades: [5, 8] }),
  ]);
  const found = [7, 10, undefined].map((grade) => levels.find('krew limfa naczynia', grade)?.id);
  expect(found).toEqual(['limfa', 'limfa-liceum', undefined]);
});

describe('suggestions', () => {
  it('are the topics that may be meant', () => {
    expect(suggested('wojna światowa')).toEqual(['pierwsza-wojna', 'druga-wojna']);
  });

  it('are three at most', () => {
    expect(
      createTopicFinder(['a', 'b', 'c', 'd'].map((id) => topic(id, `Kwas ${id}`, []))).suggest('kwas'),
    ).toHaveLength(3);
  });

  it.each(['2x+3=11', 'cześć', 'rozbiór Polski', '', 'zastawki mojego psa wieczorem', 'masa molowa 18'])(
    'are none for „%s”',
    (message) => {
      expect(suggested(message)).toEqual([]);
    },
  );
});

describe('a reply is an answer to the question of a topic', () => {
  const asked = topic('x', 'X', [], {
    answerWords: [
      ['chloroplast', 'zielon'],
      ['swiatl', 'slonc'],
      ['co2', 'dwutlen'],
    ],
  });

  it.each([
    ['W chloroplastach, potrzeba światła i CO₂', true],
    ['chloroplasty swiatlo i co2', true],
    ['w zielonych częściach, słońce i dwutlenek węgla', true],
    ['chroloplasty, swiatlo, CO2', false],
    ['w choroplastach, światło i dwutlenek', true],
    ['w chloroplastach przy świetle', false],
    ['nie wiem', false],
    ['', false],
  ])('„%s”: %s', (message, isAnswer) => {
    expect(isAnswerTo(asked, message)).toEqual(isAnswer);
  });

  it('takes a number only as the whole number', () => {
    const year = topic('y', 'Y', [], { answerWords: [['191']] });
    expect([isAnswerTo(year, 'w 1914'), isAnswerTo(year, 'w 191 roku')]).toEqual([false, true]);
  });

  it.each([
    ['25', 'to 0,25', false],
    ['2,7', 'gęstość 2.7 g', true],
    ['1989', '4.06.1989', true],
    ['nie', 'nieczuły', false],
    ['film,', 'Film, który', true],
    ['film,', 'Film który', false],
  ])('takes „%s” in „%s”: %s', (stem, message, isAnswer) => {
    expect(isAnswerTo(topic('w', 'W', [], { answerWords: [[stem]] }), message)).toEqual(isAnswer);
  });

  it('takes none that tells the opposite too', () => {
    const pole = topic('p', 'P', [], { answerWords: [['n']], wrongWords: ['nie n'] });
    expect([isAnswerTo(pole, 'N'), isAnswerTo(pole, 'nie N')]).toEqual([true, false]);
  });

  it('takes a symbol only as the whole word', () => {
    const ion = topic('h', 'H', [], { answerWords: [['h']] });
    expect([isAnswerTo(ion, 'jon $H^+$'), isAnswerTo(ion, 'hej')]).toEqual([true, false]);
  });

  it('takes a stem of two words as words in a row', () => {
    const verb = topic('z', 'Z', [], { answerWords: [['have gone']] });
    expect([isAnswerTo(verb, 'I have gone home'), isAnswerTo(verb, 'gone, have')]).toEqual([true, false]);
  });
});
