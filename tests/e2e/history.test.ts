import { question } from '../support/api.ts';
import { pagesOf } from './pages/pages.ts';
import { expect, SCREENS, test } from './support/fixtures.ts';
import { keyboard, pointer } from './support/input-driver.ts';
import { signIn } from './support/pupils.ts';

for (const [way, input] of Object.entries({ 'with a pointer': pointer, 'with the keyboard alone': keyboard })) {
  test(
    `past conversations are found, renamed and deleted: ${way} (S2 §2.39)`,
    { tag: SCREENS },
    async ({ page, member: pupil, addresses, seen }) => {
      const api = await signIn(addresses, pupil);
      for (const task of ['Rozwiąż x^2 - 5x + 6 = 0', 'Ile to jest 15% z 240?', 'Oblicz 3/4 + 2 1/3'])
        await api.post('/api/Assistant/tutor', question(api.uid, task));
      const { assistant } = pagesOf(page, input);
      await assistant.open();
      await assistant.seeEmpty(pupil.firstName);
      await assistant.seeHistory(['Oblicz 3/4 + 2 1/3', 'Ile to jest 15% z 240?', 'Rozwiąż x² - 5x + 6 = 0']);
      await seen('history');

      await test.step('looks for one, however it is written', async () => {
        await assistant.searchHistory('ROZWIAZ x²');
        await assistant.seeHistory(['Rozwiąż x² - 5x + 6 = 0']);
        await assistant.searchHistory('delta');
        await assistant.seeNothingFound('delta');
        await seen('history, nothing found');
        await assistant.clearSearch();
      });

      await test.step('gives it another name', async () => {
        await assistant.chooseRename('Rozwiąż x² - 5x + 6 = 0');
        await assistant.chooseNoRename();
        await assistant.chooseRename('Rozwiąż x² - 5x + 6 = 0');
        await assistant.seeNameDialog('Rozwiąż x² - 5x + 6 = 0');
        await assistant.fillName(' ');
        await assistant.seeNameMistake();
        await assistant.fillName('Na sprawdzian');
        await seen('another name');
        await assistant.chooseSaveName();
        await assistant.seeHistory(['Oblicz 3/4 + 2 1/3', 'Ile to jest 15% z 240?', 'Na sprawdzian']);
      });

      await test.step('deletes another', async () => {
        await assistant.chooseRemove('Ile to jest 15% z 240?');
        await assistant.seeConfirmation('Usunąć rozmowę?');
        await assistant.chooseKeep();
        await assistant.chooseRemove('Ile to jest 15% z 240?');
        await seen('deleting a conversation');
        await assistant.chooseConfirm();
        await assistant.seeHistory(['Oblicz 3/4 + 2 1/3', 'Na sprawdzian']);
        await assistant.seeFocusInHistory('Na sprawdzian');
      });

      await test.step('deletes the open one, and nothing of it is left', async () => {
        await assistant.chooseConversation('Na sprawdzian');
        await assistant.seeAnswers('Tutor AI', 1);
        await assistant.chooseRemove('Na sprawdzian');
        await assistant.chooseConfirm();
        await assistant.seeEmpty(pupil.firstName);
        await page.reload();
        await assistant.seeHistory(['Oblicz 3/4 + 2 1/3']);
        expect(await api.get('/api/Conversations?query=15%25')).toEqual({
          conversations: [],
          page: 1,
          hasNextPage: false,
        });
      });
    },
  );
}
