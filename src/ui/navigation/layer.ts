import { useLocation, useNavigate, type Location } from 'react-router-dom';

interface Layer {
  readonly name: string;
  /** Of which load of the page: a page that is loaded anew begins without layers. */
  readonly load: number;
}

const stateOf = ({ state }: Location): object => (typeof state === 'object' && state !== null ? state : {});

const load = (): number => performance.timeOrigin;

const layerAt = (location: Location): string | null => {
  const state = stateOf(location);
  if (!('layer' in state) || typeof state.layer !== 'object' || state.layer === null) return null;
  const { layer } = state;
  const isCurrent = 'load' in layer && layer.load === load();
  return isCurrent && 'name' in layer && typeof layer.name === 'string' ? layer.name : null;
};

/** Whether something lies over the page. */
export const isLayered = (location: Location): boolean => layerAt(location) !== null;

/**
 * A layer over the page that the back button of a phone closes: while it is open, it is an entry of the history.
 * A link in it replaces that entry.
 */
export const useLayer = (name: string) => {
  const location = useLocation();
  const navigate = useNavigate();
  const layer: Layer = { name, load: load() };
  return {
    isOpen: layerAt(location) === name,
    open: () => void navigate(location, { state: { ...stateOf(location), layer } }),
    close: () => void navigate(-1),
  };
};
