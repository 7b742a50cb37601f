import { useRef, type ReactNode } from 'react';
import { useTab, useTabList, useTabPanel } from 'react-aria/useTabList';
import { Item } from 'react-stately/Item';
import { useTabListState, type TabListState } from 'react-stately/useTabListState';
import styles from './Tabs.module.css';

export type TabItem<Id extends string> = { readonly id: Id; readonly label: ReactNode; readonly panel: ReactNode };

export type TabsProps<Id extends string> = {
  /** Names the list of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
};

type State<Id extends string> = TabListState<TabItem<Id>>;

const Tab = <Id extends string>({ tab, state }: { readonly tab: TabItem<Id>; readonly state: State<Id> }) => {
  const element = useRef<HTMLDivElement>(null);
  const { tabProps } = useTab({ key: tab.id }, state, element);
  return (
    <div {...tabProps} ref={element} className={styles.tab}>
      {tab.label}
    </div>
  );
};

const Panel = <Id extends string>({ state, children }: { readonly state: State<Id>; readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null);
  const { tabPanelProps } = useTabPanel({}, state, element);
  return (
    <div {...tabPanelProps} ref={element} className={styles.panel}>
      {children}
    </div>
  );
};

/**
 * Panels of one page. It brings 25 kB of code: in a first screen use SegmentedControl.
 * The hooks and not the ready components: those take each tab away and put a new one in its place when a prerendered page comes alive, and a press
 * or the focus goes with the old one.
 */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) => {
  const element = useRef<HTMLDivElement>(null);
  const props = {
    'aria-label': label,
    selectedKey: selected,
    onSelectionChange: (key: string | number) => {
      const chosen = tabs.find(({ id }) => id === key);
      if (chosen !== undefined && chosen.id !== selected) onSelect(chosen.id);
    },
    items: tabs,
    children: (tab: TabItem<Id>) => <Item key={tab.id}>{tab.label}</Item>,
  };
  const state = useTabListState<TabItem<Id>>(props);
  const { tabListProps } = useTabList(props, state, element);
  return (
    <div className={styles.tabs}>
      <div {...tabListProps} ref={element} className={styles.list}>
        {tabs.map((tab) => (
          <Tab key={tab.id} tab={tab} state={state} />
        ))}
      </div>
      <Panel key={selected} state={state}>
        {tabs.find(({ id }) => id === selected)?.panel}
      </Panel>
    </div>
  );
};
