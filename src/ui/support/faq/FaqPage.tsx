import { CreditCard, Layers, MonitorSmartphone, Search, ShieldCheck, Sparkles, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#ui/design/Button.tsx';
import { ButtonLink } from '#ui/design/ButtonLink.tsx';
import { Chips } from '#ui/design/Chips.tsx';
import { EmptyState } from '#ui/design/EmptyState.tsx';
import { ForumIllustration } from '#ui/design/illustrations/ForumIllustration.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { useHashTarget } from '#ui/navigation/hash-target.ts';
import { EMPTY_CATEGORY, FAQ, faqCategoryTexts, faqTexts as texts, type FaqCategory } from '#ui/texts/faq.pl.ts';
import styles from './FaqPage.module.css';
import { FAQ_CATEGORIES, selectFaq, type FaqChoice, type FaqView } from './faq.view.ts';
import { Question } from './Question.tsx';

const ICONS: Readonly<Record<FaqCategory, LucideIcon>> = {
  platform: MonitorSmartphone,
  ai: Sparkles,
  materials: Layers,
  payments: CreditCard,
  security: ShieldCheck,
};

const CHIPS = [
  { value: 'all' as const, label: texts.all },
  ...FAQ_CATEGORIES.map((category) => {
    const Icon = ICONS[category];
    return { value: category, label: faqCategoryTexts[category], icon: <Icon aria-hidden size={18} /> };
  }),
];

type FoundProps = {
  readonly view: FaqView;
  readonly onSearchEverywhere: () => void;
  readonly onClear: () => void;
};

const Found = ({ view, onSearchEverywhere, onClear }: FoundProps) => {
  switch (view.screen) {
    case 'questions':
      return view.groups.map(({ category, questions }) => (
        <section key={category} className={styles.group} aria-labelledby={category}>
          <h2 id={category}>{faqCategoryTexts[category]}</h2>
          {questions.map((question) => (
            // Another search folds and unfolds anew.
            <Question key={`${question.id} ${question.isOpen}`} {...question} />
          ))}
        </section>
      ));
    case 'emptyCategory':
      return (
        <EmptyState
          illustration={<ForumIllustration />}
          title={EMPTY_CATEGORY}
          action={
            <Button variant="secondary" onClick={onSearchEverywhere}>
              {texts.showElsewhere}
            </Button>
          }
        >
          <p>{texts.elsewhere(view.elsewhere)}</p>
        </EmptyState>
      );
    case 'notFound':
      return (
        <EmptyState
          illustration={<ForumIllustration />}
          title={texts.notFound}
          action={
            <Button variant="secondary" onClick={onClear}>
              {texts.clear}
            </Button>
          }
        >
          <p>{texts.notFoundText}</p>
        </EmptyState>
      );
  }
};

/** /faq: what pupils, parents and teachers ask, by category and by word (S2 §2.16, §2.128–2.131). */
export const FaqPage = () => {
  const [choice, setChoice] = useState<FaqChoice>('all');
  const [query, setQuery] = useState('');
  const view = selectFaq(FAQ, choice, query);
  const search = useRef<HTMLInputElement>(null);
  /** What is found stands below the keyboard of a phone: Enter puts that away. */
  const results = useRef<HTMLDivElement>(null);
  useHashTarget();
  const clear = () => {
    setChoice('all');
    setQuery('');
    search.current?.focus();
  };
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead}</p>
        <search className={styles.filter}>
          <div className={styles.search}>
            <TextField
              ref={search}
              id="faq-search"
              label={texts.search}
              type="search"
              autoComplete="off"
              enterKeyHint="search"
              value={query}
              onChange={setQuery}
              onKeyDown={({ key }) => {
                if (key === 'Enter') results.current?.focus();
              }}
            />
            <Search aria-hidden size={20} />
          </div>
          <Chips label={texts.categories} name="faq-category" chips={CHIPS} value={choice} onChange={setChoice} />
        </search>
        <output className={styles.count}>
          {view.screen === 'questions' ? texts.count(view.count) : texts.nothing}
        </output>
      </div>
      <div ref={results} className={styles.results} tabIndex={-1}>
        <Found
          view={view}
          onClear={clear}
          onSearchEverywhere={() => {
            setChoice('all');
            search.current?.focus();
          }}
        />
      </div>
      <aside className={styles.more}>
        <h2>{texts.more}</h2>
        <p>{texts.moreText}</p>
        <ButtonLink to="/kontakt">{texts.contact}</ButtonLink>
      </aside>
    </div>
  );
};
