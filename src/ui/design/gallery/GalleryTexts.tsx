import { RichText } from '../../rich-text/RichText.tsx';
import { Card } from '../Card.tsx';
import styles from './Gallery.module.css';

const MESSAGE = String.raw`## A quadratic equation

Solve $x^2 - 5x + 6 = 0$. We look for two numbers with the sum $5$ and the product $6$, so a good start is the **discriminant** \(\Delta = b^2 - 4ac\):

$$\Delta = (-5)^2 - 4\cdot 1\cdot 6 = 25 - 24 = 1 \quad\Rightarrow\quad x_{1,2} = \frac{-b \pm \sqrt{\Delta}}{2a}$$

1. Put in the numbers: $x_1 = \frac{5-1}{2} = 2$ and $x_2 = \frac{5+1}{2} = 3$.
2. Check: $\nwd(12, 18) = 6$, $\tg 45^\circ = 1$, $\pi \approx 3,14$.
   - a smaller remark
   - \`code\` and *emphasis*

> What happens if $\Delta < 0$?

| $x$ | $f(x)$ | sign |
|:---:|-------:|------|
| 2 | 0 | zero |
| 2,5 | -0,25 | negative |
| 3 | 0 | zero |

\[\begin{cases} 2x + y = 7 \\ x - y = 2 \end{cases} \qquad \vec{F} = m\vec{a} \qquad \int_0^1 x^2\,dx = \tfrac13\]

$$1+2+3+4+5+6+7+8+9+10+11+12+13+14+15+16+17+18+19+20+21+22+23+24+25+26+27 = 378$$

~~~
for step in range(3):
    print(step)
~~~

A formula that cannot be set: $\frac{1$ and a link to [the examination board](https://cke.gov.pl).`.replaceAll(
  '\\`',
  '`',
);

export const GalleryTexts = () => (
  <section className={styles.group}>
    <h2>Rich text</h2>
    <Card>
      <RichText text={MESSAGE} />
    </Card>
  </section>
);
