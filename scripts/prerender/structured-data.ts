import { ORIGIN } from '#server/http/page-files.ts';
import { shellTexts } from '#ui/texts/shell.pl.ts';

/** Of schema.org, as search engines read it. */
export type StructuredData = { readonly '@context': 'https://schema.org'; readonly '@type': string } & Readonly<
  Record<string, unknown>
>;

const CONTEXT = { '@context': 'https://schema.org' } as const;
const ORGANIZATION = `${ORIGIN}/#organization`;

/** Who is behind the home page, and what it is the home of. */
export const homeData = (): readonly StructuredData[] => [
  {
    ...CONTEXT,
    '@type': 'Organization',
    '@id': ORGANIZATION,
    name: shellTexts.product,
    url: `${ORIGIN}/`,
    logo: `${ORIGIN}/icon-512.png`,
    description: shellTexts.tagline,
  },
  {
    ...CONTEXT,
    '@type': 'WebSite',
    name: shellTexts.product,
    url: `${ORIGIN}/`,
    inLanguage: 'pl',
    publisher: { '@id': ORGANIZATION },
  },
];

/** A question with its answer as plain text or HTML. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions of a page. */
export const faqData = (questions: readonly Question[]): StructuredData => ({
  ...CONTEXT,
  '@type': 'FAQPage',
  inLanguage: 'pl',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
