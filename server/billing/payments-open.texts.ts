/** To whoever wanted to buy while payments were off (S1 §8.40). */
export const paymentsOpenLetter = (link: string) => ({
  subject: 'Możesz już kupić plan w Nauce',
  text: `Cześć!

Operator płatności skończył weryfikację. Plan, na który czekasz, kupisz tutaj:
${link}

Piszemy tylko ten jeden raz. Jeśli plan nie jest Ci już potrzebny, nic nie rób.

Zespół Nauki
`,
});
