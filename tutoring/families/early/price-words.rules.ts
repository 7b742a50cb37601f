const COMPARES = /(?<!\p{L})(?:droższ|drozsz|drożej|drozej|tańsz|tansz|taniej|więcej|wiecej|mniej)/iu;

/** „Zeszyt kosztuje 3 zł, a książka jest o 2 zł droższa” as „zeszyt ma 3 zł, a książka o 2 zł więcej”: prices are compared as other numbers are. */
export const withComparedPrices = (message: string): string =>
  COMPARES.test(message)
    ? message
        .replace(
          /(?<!\p{L})il[eu] (?:trzeba |musimy )?zap[lł]a\p{L}+ za (\p{L}+ i \p{L}+)(?=\s*(?:razem\s*)?[?.]?\s*$)/iu,
          'ile mają razem $1',
        )
        .replace(/(?<!\p{L})koszt(?:uje|ują|uja|ował\p{L}*|owal\p{L}*)(?!\p{L})/giu, 'ma')
        .replace(/(?<!\p{L})(?:droższ\p{L}*|drozsz\p{L}*|drożej|drozej)/giu, 'więcej')
        .replace(/(?<!\p{L})(?:tańsz\p{L}*|tansz\p{L}*|taniej)/giu, 'mniej')
    : message;
