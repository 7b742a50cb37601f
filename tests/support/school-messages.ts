/** Parts of answers as a tutor writes them, each with numbers of its own. Every formula stands between its delimiters. */
const PARTS: readonly ((a: number, b: number) => string)[] = [
  (a, b) => `## Równanie

Rozwiążmy $${a}x + ${b} = ${a * 7 + b}$ krok po kroku.

1. Odejmij $${b}$ od obu stron: $${a}x = ${a * 7}$.
2. Podziel przez $${a}$, bo $${a}x = ${a} \\cdot x$.

$$x = \\frac{${a * 7 + b} - ${b}}{${a}} = 7$$

Sprawdź sam, czy **lewa strona** równa się *prawej*.`,
  (a, b) => `Mamy ułamki $\\frac{1}{${a}}$ i $\\frac{${b}}{${a * b}}$. Sprowadź je do wspólnego mianownika $${a * b}$:

$$\\frac{1}{${a}} + \\frac{${b}}{${a * b}} = \\frac{${b}}{${a * b}} + \\frac{${b}}{${a * b}} = \\frac{${2 * b}}{${a * b}}$$

Liczba mieszana $${a}\\frac{1}{2}$ to to samo co $${a},5$.`,
  (a, b) => `| $x$ | $f(x) = ${a}x - ${b}$ | znak |
|:---:|---:|---|
| $0$ | $-${b}$ | ujemny |
| $${b}$ | $${a * b - b}$ | dodatni |
| 2,5 | $${a} \\cdot 2,5 - ${b}$ | policz sam |`,
  (a, b) => `Wyróżnik to \\(\\Delta = b^2 - 4ac\\), a u nas \\(\\Delta = ${b * b} - 4 \\cdot ${a}\\):

\\[x_{1,2} = \\frac{-${b} \\pm \\sqrt{\\Delta}}{2 \\cdot ${a}}\\]

- gdy $\\Delta > 0$, są dwa rozwiązania,
- gdy $\\Delta = 0$, jest jedno: $x_0 = -\\frac{${b}}{${2 * a}}$,
- gdy $\\Delta < 0$, nie ma żadnego.`,
  (a, b) =>
    `Zeszyt kosztuje ${a} $ w sklepie obok, a tutaj ${b} $ i jeszcze ${a},50 zł za okładkę. To $${a} + ${b} = ${a + b}$, czyli **${a + b}** razem. Rabat $${a}\\%$ z $${b}0$ zł to $${(a * b) / 10}$ zł.`,
  (a, b) => `Pętla, która dodaje liczby od $1$ do $${a}$:

\`\`\`python
suma = 0
for i in range(1, ${a + 1}):
    suma += i  # vector<int> v; $i nie jest wzorem
print(suma)
\`\`\`

Wynik to $\\frac{${a} \\cdot ${a + 1}}{2} = ${(a * (a + 1)) / 2}$, a \`suma\` to zmienna. Jeśli x<${b} to y>x.`,
  (
    a,
    b,
  ) => `Zbiorem rozwiązań jest $x \\in \\langle -${a}; ${b})$, czyli $-${a} \\leq x < ${b}$. Na osi zaznacz $-${a}$ kółkiem pełnym, a $${b}$ pustym.

> Uwaga: $\\sqrt{${a * a}} = ${a}$, a $|{-${a}}| = ${a}$.`,
  (a, b) => `Układ równań

$$\\begin{cases} ${a}x + y = ${b} \\\\ x - y = ${a} \\end{cases}$$

dodaj stronami: $${a + 1}x = ${a + b}$. Stąd $x = \\frac{${a + b}}{${a + 1}}$ i $y = x - ${a}$.`,
  (
    a,
    b,
  ) => `Pole koła o promieniu $r = ${a},5$ cm jest równe $P = \\pi r^2 \\approx 3,14 \\cdot ${a},5^2$. Obwód to $L = 2\\pi r$.

1. Przekątna kwadratu o boku $${b}$:
   - z twierdzenia Pitagorasa $d^2 = ${b}^2 + ${b}^2$,
   - więc $d = ${b}\\sqrt{2}$.
2. Wysokość trójkąta równobocznego: $h = \\frac{${b}\\sqrt{3}}{2}$.`,
  (
    a,
    b,
  ) => `Prędkość to $v = \\frac{s}{t}$, więc $\\vec{F} = m\\vec{a}$ da $F = ${a} \\text{ kg} \\cdot ${b} \\tfrac{\\text{m}}{\\text{s}^2}$.

$$\\sum_{k=1}^{${a}} k = \\frac{${a} \\cdot ${a + 1}}{2}, \\qquad \\lim_{n \\to \\infty} \\frac{${b}}{n} = 0, \\qquad \\text{gdzie żółw idzie}$$`,
  (a, b) =>
    `Potęgi: $${a}^3 \\cdot ${a}^2 = ${a}^5$, $2^{-${b}} = \\frac{1}{2^{${b}}}$ i $\\log_2 ${2 ** (a % 8)} = ${a % 8}$. Kąt $${a}^\\circ$ ma $\\sin ${a}^\\circ$ oraz $\\tg ${a}^\\circ$. Największy wspólny dzielnik: $\\nwd(${a * 6}, ${a * 9}) = ${a * 3}$.`,
  (a) => `### Fotosynteza

Rośliny robią z wody i dwutlenku węgla **cukier** i tlen:

1. światło pada na liść, w którym jest *chlorofil*,
2. woda wchodzi korzeniami, a gaz szparkami,
3. po ${a} godzinach widać skrobię.

---

Zapisz to jako \`CO2 + H2O\` i wyjaśnij, do czego służy znacznik <img> w HTML.`,
  () => `**Rozprawka** ma wstęp, rozwinięcie i zakończenie. We wstępie stawiasz tezę, w rozwinięciu ją uzasadniasz przykładami z „Balladyny” i „Zemsty”, a na końcu wracasz do tezy.

- Argument pierwszy: wina i kara,
- argument drugi: władza, która psuje.`,
  () =>
    `Świetnie Ci idzie! Teraz spróbuj samodzielnie, a potem napisz, co Ci wyszło. Pamiętaj o [arkuszach CKE](https://cke.gov.pl).`,
];

const PARTS_OF_ONE = 2;

/** One answer; the same number is always the same answer. */
const schoolMessage = (number: number): string =>
  Array.from({ length: PARTS_OF_ONE }, (_, part) => {
    const step = number * PARTS_OF_ONE + part;
    const write = PARTS[(step + Math.floor(step / PARTS.length) * 5) % PARTS.length];
    return write?.(2 + (number % 17), 3 + number) ?? '';
  }).join('\n\n');

/** Answers of a Polish tutor with equations, fractions, tables, lists, code, prices and intervals. */
export const schoolMessages = (count: number, first = 0): readonly string[] =>
  Array.from({ length: count }, (_, number) => schoolMessage(first + number));
