import type { GoogleAccount } from '#adapters/firebase/google-window.types.ts';
import { googleAccountTexts as texts, samplePeople } from '#ui/texts/google-account.pl.ts';
import { accountForm } from './account-form.view.ts';
import { element } from './element.ts';

export interface AccountChooserView {
  /** Who is expected, or null. */
  readonly known: GoogleAccount | null;
  readonly onChosen: (account: GoogleAccount) => void;
  readonly onCancelled: () => void;
}

const person = (account: GoogleAccount, onChosen: AccountChooserView['onChosen']): HTMLElement => {
  const { email, name } = account;
  const button = element(
    'button',
    { type: 'button', className: 'person' },
    element('span', { className: 'avatar', ariaHidden: 'true' }, name.slice(0, 1).toUpperCase()),
    element(
      'span',
      { className: 'who' },
      element('strong', {}, name),
      ' ',
      element('span', { className: 'email' }, email),
    ),
  );
  button.addEventListener('click', () => onChosen(account));
  return element('li', {}, button);
};

const heading = (title: string): Node =>
  element('header', {}, element('p', { className: 'badge' }, texts.badge), element('h1', {}, title));

export const accountChooser = ({ known, onChosen, onCancelled }: AccountChooserView): readonly Node[] => {
  const people = [...(known === null ? [] : [known]), ...samplePeople.filter(({ email }) => email !== known?.email)];
  const list = element(
    'ul',
    { className: 'people', ariaLabel: texts.people },
    ...people.map((account) => person(account, onChosen)),
  );
  const cancel = element('button', { type: 'button', className: 'cancel' }, texts.cancel);
  cancel.addEventListener('click', onCancelled);
  return [
    heading(known === null ? texts.title : texts.titleAgain),
    element('p', { className: 'lead' }, texts.lead, ' ', element('strong', {}, texts.warning)),
    list,
    accountForm(onChosen),
    cancel,
  ];
};

/** For whoever came to this page by its address: nobody waits for a choice. */
export const loneChooser = (): readonly Node[] => [
  heading(texts.title),
  element('p', { className: 'lead' }, texts.alone),
  element('a', { className: 'submit', href: '/' }, texts.home),
];
