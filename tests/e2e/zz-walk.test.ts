import { mkdirSync } from 'node:fs';
import { test } from './support/fixtures.ts';
import { buyPlan } from './support/provider.ts';
import { signIn } from './support/pupils.ts';

const OUT = '/tmp/walk2';
const TALK = ['Za 8 piłek zapłacono 96 zł. Ile kosztuje 5 takich piłek?', 'podpowiedź', '12', '60', 'Rozwiąż układ równań: 2x + 3y = 12 i x - y = 1', 'nie wiem', 'x = y + 1', '2(y+1)+3y=12', 'y=2 x=3', 'Oblicz \\frac{\\sqrt{3}+\\sqrt{12}}{2-\\sqrt{3}} + 123456789/987654321 - (1/2+1/3+1/4+1/5+1/6+1/7)', 'co to jest pierwiastek', 'Narysuj wykres funkcji f(x)=x^2-4x+3'];
for (const [name, size, mode] of [['phone', { width: 360, height: 400 }, 'tutor'], ['desk', { width: 1280, height: 800 }, 'buddy']] as const)
  test(`talk ${name}`, async ({ page, addresses, member, consoleErrors }) => {
    test.setTimeout(500_000);
    consoleErrors.allow(/./);
    mkdirSync(OUT, { recursive: true });
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'dark' });
    const api = await signIn(addresses, member);
    await buyPlan(api, 'standard-monthly');
    await page.goto(`/assistant?mode=${mode}`);
    const box = page.getByRole('textbox', { name: 'Wiadomość' });
    let n = 0;
    for (const text of TALK) {
      await box.fill(text);
      if (n === 9) await page.screenshot({ path: `${OUT}/${name}-${String(n).padStart(2, '0')}-typed.png` });
      await box.press('Enter');
      await page.waitForTimeout(2500);
      await page.screenshot({ path: `${OUT}/${name}-${String(n).padStart(2, '0')}.png` });
      n++;
    }
    await page.reload();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${OUT}/${name}-99.png` });
    const all = await page.getByRole('region', { name: 'Rozmowa' }).innerText();
    console.log(all);
  });
