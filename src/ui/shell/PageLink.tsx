import { Link, useLocation, type LinkProps } from 'react-router-dom';

type Place = { readonly pathname: string; readonly search: string };

/** The assistant is two places at one address, and a link leads to one of them. */
const isHere = (to: string, { pathname, search }: Place): boolean => {
  const [path, query] = to.split('?');
  const [wished, shown] = [query, search].map((one) => new URLSearchParams(one).get('mode'));
  return pathname.toLowerCase() === path && (wished === null || (shown ?? 'tutor') === wished);
};

/** A link that says so where it leads to the page that is open. */
export const PageLink = ({ to, ...link }: LinkProps & { readonly to: string }) => (
  <Link to={to} aria-current={isHere(to, useLocation()) ? 'page' : undefined} {...link} />
);
