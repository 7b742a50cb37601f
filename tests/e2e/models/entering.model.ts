import type { Page } from 'playwright/test';
import { googleChooserAfter } from '../pages/google-chooser.page.ts';
import type { Pages } from '../pages/pages.ts';
import type { InputDriver } from '../support/input-driver.ts';
import type { PupilModel } from '../support/tour.ts';
import { newPupil, registerWithGoogle, signUp, type Addresses, type Pupil } from '../support/pupils.ts';

export interface EnteringWorld {
  readonly page: Page;
  readonly input: InputDriver;
  readonly pages: Pages;
  readonly addresses: Addresses;
  /** Nobody knows this pupil before the tour makes their account; after a logout it is another one. */
  newcomer: Pupil;
  /** A registered one. */
  readonly pupil: Pupil;
}

type World = EnteringWorld;
type Action = (world: World) => Promise<void>;

const submitAccount = (account: (world: World) => Pick<Pupil, 'email' | 'password'>) => async (world: World) => {
  await world.pages.account.fill(account(world));
  await world.pages.account.chooseNext();
};

const logInAs = (account: (world: World) => Pick<Pupil, 'email' | 'password'>) => async (world: World) => {
  await world.pages.login.fill(account(world));
  await world.pages.login.chooseLogin();
};

const logInUnregistered: Action = async (world) => {
  await signUp(world.addresses, world.newcomer);
  await logInAs(({ newcomer }) => newcomer)(world);
};

const askGoogleInLogin: Action = ({ pages }) => pages.login.chooseGoogle();
const askGoogleInStep1: Action = ({ pages }) => pages.account.chooseGoogle();

const makeRoomForAnother = (world: World): void => {
  world.newcomer = newPupil();
};

/** Out of step 2, which is asked for on a page of its own then, and out of the account. */
const leaveStep2 = {
  to: 'home',
  act: async (world: World) => {
    const { details, completion } = world.pages;
    await details.chooseClose();
    await completion.see();
    await completion.chooseLogOut();
    makeRoomForAnother(world);
  },
};

/** In the window that a action opens, a person whom the list does not name. */
const comeFromGoogle =
  (ask: Action, { firstName, email }: Pupil) =>
  async (world: World) => {
    const chooser = await googleChooserAfter(world.page, world.input, () => ask(world));
    await chooser.chooseOther();
    await chooser.fillOther({ name: `${firstName} Nowak`, email });
    await chooser.chooseUse();
  };

const firstComeFromGoogle =
  (ask: Action): Action =>
  (world) =>
    comeFromGoogle(ask, world.newcomer)(world);

const comeBackFromGoogle: Action = async (world) => {
  const known = newPupil();
  await registerWithGoogle(world.addresses, known);
  await comeFromGoogle(askGoogleInLogin, known)(world);
};

const chooseNobody =
  (ask: Action): Action =>
  async (world) => {
    const chooser = await googleChooserAfter(world.page, world.input, () => ask(world));
    await chooser.chooseCancel();
  };

const forgetPassword: Action = async ({ pages: { login }, pupil }) => {
  await login.fillEmail(pupil.email);
  await login.chooseForgotten();
};

const askForLink =
  (email: (world: World) => string): Action =>
  async (world) => {
    await world.pages.forgotPassword.fill(email(world));
    await world.pages.forgotPassword.chooseSend();
  };

const knownMail = ({ pupil, newcomer }: World) => ({ email: pupil.email, password: newcomer.password });
const weakPassword = ({ newcomer }: World) => ({ email: newcomer.email, password: 'password1' });
const signUpFresh = { to: 'step 2', act: submitAccount(({ newcomer }) => newcomer) };
const logInKnown = { to: 'trial offer', act: logInAs(({ pupil }) => pupil) };
const getLink = { to: 'link sent', act: askForLink(({ pupil }) => pupil.email) };

/** From the home page to the offer of the trial or to step 2 of the registration: all that the dialog does, as far as a pupil causes it. */
export const enteringModel: PupilModel<World> = {
  home: {
    see: ({ pages }) => Promise.all([pages.home.see(), pages.home.seeVisitor()]),
    actions: {
      'opens the login': { to: 'login', act: ({ pages }) => pages.home.chooseLogin() },
      'wants to try for free': { to: 'login', act: ({ pages }) => pages.home.chooseTryForFree() },
    },
  },
  login: {
    see: ({ pages }) => pages.login.see(),
    actions: {
      'closes the login': { to: 'home', act: ({ pages }) => pages.login.chooseClose() },
      'logs in': logInKnown,
      'logs in without a registration': { to: 'step 2', act: logInUnregistered },
      'types a wrong password': {
        to: 'login refused',
        act: logInAs(({ pupil }) => ({ ...pupil, password: 'zgaduj-zgadula' })),
      },
      'comes from Google for the first time': { to: 'step 2 of Google', act: firstComeFromGoogle(askGoogleInLogin) },
      'comes back from Google': { to: 'trial offer', act: comeBackFromGoogle },
      'chooses nobody in the window of Google': { to: 'login', act: chooseNobody(askGoogleInLogin) },
      'has forgotten the password': { to: 'forgotten password', act: forgetPassword },
      'goes to the registration': { to: 'step 1', act: ({ pages }) => pages.login.chooseRegistration() },
    },
  },
  'login refused': {
    see: ({ pages }) => pages.login.seeError('Nieprawidłowy login lub hasło'),
    actions: { 'logs in': logInKnown },
  },
  'forgotten password': {
    see: ({ pages, pupil }) => Promise.all([pages.forgotPassword.see(), pages.forgotPassword.seeEmail(pupil.email)]),
    actions: {
      'goes back to the login': { to: 'login with e-mail', act: ({ pages }) => pages.forgotPassword.chooseBack() },
      'closes the dialog': { to: 'login with e-mail', act: ({ pages }) => pages.forgotPassword.chooseClose() },
      'asks for a link to nowhere': { to: 'forgotten password without e-mail', act: askForLink(() => '') },
      'asks for a link to nobody': {
        to: 'forgotten password of nobody',
        act: askForLink(({ newcomer }) => newcomer.email),
      },
      'asks for a link': getLink,
    },
  },
  'forgotten password without e-mail': {
    see: ({ pages }) => pages.forgotPassword.seeMistake('Email jest wymagany'),
    actions: { 'asks for a link': getLink },
  },
  'forgotten password of nobody': {
    see: ({ pages }) => pages.forgotPassword.seeError('Nie znaleziono użytkownika z tym adresem email.'),
    actions: { 'asks for a link': getLink },
  },
  'link sent': {
    see: ({ pages }) => pages.forgotPassword.seeSent(),
    actions: {
      'closes the good news': { to: 'login with e-mail', act: ({ pages }) => pages.forgotPassword.chooseClose() },
      'waits for the dialog to close': { to: 'login with e-mail', act: async () => {} },
    },
  },
  'login with e-mail': {
    see: ({ pages, pupil }) => pages.login.seeEmail(pupil.email),
    actions: { 'remembers it after all': logInKnown },
  },
  'step 1': {
    see: ({ pages }) => pages.account.see(),
    actions: {
      'closes step 1': { to: 'home', act: ({ pages }) => pages.account.chooseClose() },
      'signs up': signUpFresh,
      'signs up with a known e-mail': { to: 'account taken', act: submitAccount(knownMail) },
      'signs up with a common password': { to: 'account weak', act: submitAccount(weakPassword) },
      'types passwords that differ': {
        to: 'account different',
        act: ({ pages, newcomer }) => pages.account.fill(newcomer, 'inne-haslo-9'),
      },
      'comes from Google for the first time': { to: 'step 2 of Google', act: firstComeFromGoogle(askGoogleInStep1) },
      'chooses nobody in the window of Google': { to: 'login', act: chooseNobody(askGoogleInStep1) },
      'goes back to the login': { to: 'login', act: ({ pages }) => pages.account.chooseLogin() },
    },
  },
  'account different': { see: ({ pages }) => pages.account.seeSubmit('closed'), actions: { 'signs up': signUpFresh } },
  'account taken': {
    see: ({ pages }) => pages.account.seeError('Ten email jest już zarejestrowany. Spróbuj się zalogować.'),
    actions: { 'signs up': signUpFresh },
  },
  'account weak': {
    see: ({ pages: { account } }) =>
      Promise.all([account.seeError('Hasło jest zbyt słabe. Użyj silniejszego hasła.'), account.seePasswordHint()]),
    actions: { 'signs up': signUpFresh },
  },
  'step 2': {
    see: ({ pages: { details } }) =>
      Promise.all([details.see(), details.seeStep('shown'), details.seeFirstName(''), details.seeNothingTicked()]),
    actions: { 'leaves step 2 and logs out': leaveStep2 },
  },
  'step 2 of Google': {
    see: ({ pages: { details }, newcomer }) =>
      Promise.all([details.seeStep('hidden'), details.seeFirstName(newcomer.firstName), details.seeNothingTicked()]),
    actions: { 'leaves step 2 and logs out': leaveStep2 },
  },
  'trial offer': {
    see: ({ pages }) => pages.trial.seeOffer(),
    actions: {
      'closes the offer and logs out': {
        to: 'home',
        act: async ({ pages: { trial, panel } }) => {
          await trial.chooseClose();
          await panel.open();
          await panel.chooseLogOut();
        },
      },
    },
  },
};
