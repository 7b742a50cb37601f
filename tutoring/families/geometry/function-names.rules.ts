/** „sin30” is „sin 30”, and LaTeX has its own names for functions and angles. */
export const withFunctionNames = (message: string): string =>
  message
    .replace(/\\operatorname\{tg\}/g, ' tg ')
    .replace(/operatornametg/g, ' tg ')
    .replace(/\\(sin|cos|tg|tan|alpha|beta|gamma)/g, ' $1 ')
    .replace(/\b(?:alpha)\b/g, 'α')
    .replace(/\b(sin|cos|tg|tan)(?=[\dα])/giu, '$1 ');
