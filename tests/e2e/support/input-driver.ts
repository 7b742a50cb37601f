import type { Locator } from 'playwright/test';

/** What a pupil does with a screen; page objects do not know with what. */
export interface InputDriver {
  choose(what: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** An option of a list, by its label. */
  select(list: Locator, label: string): Promise<void>;
  tick(box: Locator): Promise<void>;
  /** One radio button of a group. */
  pick(radio: Locator): Promise<void>;
}

export const pointer: InputDriver = {
  choose: (what) => what.click(),
  fill: (field, text) => field.fill(text),
  select: async (list, label) => {
    await list.selectOption({ label });
  },
  tick: (box) => box.check(),
  pick: (radio) => radio.click(),
};

/** No screen has that many stops. */
const MOST_STOPS = 60;

const hasFocus = (what: Locator): Promise<boolean> => what.evaluate((element) => element === document.activeElement);

const reachWith = async (key: 'Tab' | 'ArrowRight', what: Locator): Promise<void> => {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await hasFocus(what)) return;
    await what.page().keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${what.toString()}.`);
};

const reach = async (what: Locator): Promise<void> => {
  await what.waitFor();
  await reachWith('Tab', what);
};

/** Without pointer and touch. */
export const keyboard: InputDriver = {
  async choose(what) {
    await reach(what);
    await what.press('Enter');
  },
  async fill(field, text) {
    await reach(field);
    await field.press('ControlOrMeta+A');
    await field.pressSequentially(text);
  },
  async select(list, label) {
    await reach(list);
    await list.pressSequentially(label);
  },
  async tick(box) {
    await reach(box);
    await box.press('Space');
  },
  async pick(radio) {
    const group = radio.locator('xpath=ancestor::fieldset[1]');
    const picked = group.getByRole('radio', { checked: true });
    const isAnyPicked = (await picked.count()) > 0;
    await reach(isAnyPicked ? picked : group.getByRole('radio').first());
    await reachWith('ArrowRight', radio);
    if (!isAnyPicked) await radio.press('Space');
  },
};
