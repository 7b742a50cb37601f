import type { GoogleAccount } from '#adapters/firebase/google-window.types.ts';
import { googleAccountTexts as texts } from '#ui/texts/google-account.pl.ts';
import { element } from './element.ts';

type Field = { readonly input: HTMLInputElement; readonly check: () => boolean; readonly row: HTMLElement };

const field = (label: string, problem: string, properties: Partial<HTMLInputElement>): Field => {
  const input = element('input', { ...properties, className: 'control', required: true });
  const error = element('p', { id: `${input.id}-error`, className: 'error', hidden: true }, problem);
  const check = (): boolean => {
    input.value = input.value.trim();
    const isFine = input.checkValidity();
    error.hidden = isFine;
    input.ariaInvalid = isFine ? null : 'true';
    if (isFine) input.removeAttribute('aria-describedby');
    else input.setAttribute('aria-describedby', error.id);
    return isFine;
  };
  return {
    input,
    check,
    row: element('div', { className: 'field' }, element('label', { htmlFor: input.id }, label), input, error),
  };
};

/** Somebody who is not in the list. */
export const accountForm = (onChosen: (account: GoogleAccount) => void): HTMLElement => {
  const name = field(texts.name, texts.nameMissing, { id: 'name', autocomplete: 'off', maxLength: 100 });
  const email = field(texts.email, texts.emailWrong, {
    id: 'email',
    type: 'email',
    autocomplete: 'off',
    maxLength: 254,
  });
  const form = element(
    'form',
    { noValidate: true, className: 'form' },
    name.row,
    email.row,
    element('button', { type: 'submit', className: 'submit' }, texts.submit),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const wrong = [name, email].filter(({ check }) => !check());
    if (wrong.length === 0) onChosen({ email: email.input.value, name: name.input.value });
    else wrong[0]?.input.focus();
  });
  return element(
    'details',
    { className: 'other' },
    element('summary', {}, element('span', { className: 'avatar plus', ariaHidden: 'true' }, '+'), texts.other),
    form,
  );
};
