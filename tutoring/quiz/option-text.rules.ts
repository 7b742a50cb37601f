/** „12 cm” and „$12\ \text{cm}$” read the same. */
export const bareText = (option: string): string =>
  option
    .replace(/\\text\{([^{}]*)\}/g, '$1')
    .replaceAll('\\,', '')
    .replaceAll('{,}', ',')
    .replace(/[\s$\\*.]/g, '')
    .toLowerCase();
