import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutAdvice } from '../../scripts/lean-router.plugin.ts';
import { scopedName } from '../../scripts/scoped-name.ts';

describe('the router in the start', () => {
  it('keeps its checks, and leaves out what it tells its developers', () => {
    expect(
      withoutAdvice(
        'router.mjs',
        'warning(a, "no");\ninvariant(b, `not ${c}`);\nif (d) warningOnce(e, false, "no");\nreturned = warning(f);',
      ),
    ).toBe(';\ninvariant(b);\nif (d) ;\nreturned = warning(f);');
  });
});

describe('the class of a CSS module', () => {
  it('is named after itself and its file, wherever the project stands', () => {
    const named = scopedName('hero', join(process.cwd(), 'src/ui/home/HomePage.module.css'));
    expect(named).toMatch(/^hero_[a-zA-Z0-9]{3}$/);
    expect(scopedName('hero', join(process.cwd(), 'src/ui/home/HomePage.module.css?used'))).toBe(named);
    expect(scopedName('hero', join(process.cwd(), 'src/ui/home/Sections.module.css'))).not.toBe(named);
  });
});
