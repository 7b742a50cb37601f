const times = (piece: string, characters = 1_990) => piece.repeat(Math.floor(characters / piece.length));
const nested = (open: string, close: string, depth = 40) => open.repeat(depth) + 'x' + close.repeat(depth);
const doubled = (wrap: (inner: string) => string) => {
  let tex = 'x';
  while (wrap(tex).length < 2_000) tex = wrap(tex);
  return tex;
};

/** Formulas made to be slow, huge or to paint over the page; each within 2,000 characters unless its name says otherwise. */
export const FORMULA_BOMBS: Readonly<Record<string, string>> = {
  'macros that double': String.raw`\def\a{xx}\def\b{\a\a}\def\c{\b\b}\def\d{\c\c}\def\e{\d\d}\def\f{\e\e}\def\g{\f\f}\g\g\g\g`,
  'a macro of itself': String.raw`\def\a{\a\a}\a`,
  'a command of itself': String.raw`\newcommand{\a}{\a x}\a`,
  'a let of itself': String.raw`\let\a\b \let\b\a \a`,
  'macros of the product': times(String.raw`\nwd`),
  'a million braces': '{'.repeat(1_000_000),
  'braces 41 deep': nested('{', '}', 41),
  'fractions 40 deep': nested(String.raw`\frac{1}{`, '}'),
  'roots 40 deep': nested(String.raw`\sqrt{`, '}'),
  'brackets 39 deep': nested(String.raw`\left(`, String.raw`\right)`, 39),
  'powers 40 deep': nested('^{', '}'),
  'matrices 20 deep': nested(String.raw`\begin{matrix}`, String.raw`\end{matrix}`, 20),
  'fractions of fractions': doubled((inner) => String.raw`\frac{${inner}}{${inner}}`),
  'powers of powers': doubled((inner) => `{${inner}}^{${inner}}`),
  'choices of choices': doubled((inner) => String.raw`\mathchoice{${inner}}{${inner}}{${inner}}{${inner}}`),
  'two thousand cells': String.raw`\begin{matrix}` + times('&', 1_900) + String.raw`\end{matrix}`,
  'four hundred cells': String.raw`\begin{matrix}` + '&'.repeat(399) + String.raw`\end{matrix}`,
  'high rows': String.raw`\begin{matrix}` + times(String.raw`\\[99em]`, 1_900) + String.raw`\end{matrix}`,
  'a diagram': String.raw`\begin{CD}` + times('A@>>>', 1_900) + String.raw`\end{CD}`,
  'hundreds of roots': times(String.raw`\sqrt x`),
  'hundreds of arrows': times(String.raw`\vec x`),
  'hundreds of braces over': times(String.raw`\overbrace x`),
  'hundreds of indices': times('x_1^2'),
  'letters in Polish': String.raw`\text{` + 'ż'.repeat(1_900) + '}',
  'a huge rule': String.raw`\rule{9999em}{9999em}`,
  'a rule to the left and up': String.raw`\hspace{-99em}\raisebox{99em}{\rule{200em}{200em}}`,
  'negative kerns': times(String.raw`\kern-9999em`) + 'x',
  'negative space in a box': String.raw`\smash{\raisebox{-500em}{\colorbox{red}{\rule{50em}{50em}}}}\mkern-9999mu\llap{\rule{99em}{9em}}`,
  'a rule far to the left': String.raw`\rlap{\kern-12em\kern-8em\rule{9em}{1em}}`,
  'a rule pulled up': String.raw`\smash{\raisebox{6em}{\smash{\rule{12em}{2em}}}}`,
  'a smashed rule': String.raw`\smash{\rule{50em}{12em}}`,
  phantoms: times(String.raw`\vphantom{\rule{0em}{99em}}`),
  'laps over the page': times(String.raw`\rlap{\Huge X}\llap{\Huge X}`),
  'a wide line': '1+'.repeat(990) + '1',
  'a wide word': String.raw`\mathrm{` + 'W'.repeat(1_900) + '}',
  'a tag far away': String.raw`x\tag{` + 'W'.repeat(1_900) + '}',
  'a lone bracket': String.raw`\left(\left[\left\{`,
  'an unknown command': String.raw`\nosuchcommand{x}`,
  'NUL and lone surrogates': '\u0000\ud800x\udfff',
  'a prototype': String.raw`\__proto__\constructor\toString`,
};
