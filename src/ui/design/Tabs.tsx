import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import styles from './Tabs.module.css';

export type TabItem<Id extends string> = { readonly id: Id; readonly label: ReactNode; readonly panel: ReactNode };

export type TabsProps<Id extends string> = {
  /** Names the list of tabs for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
};

/** Panels of one page. It brings 30 kB of code: in a first screen use SegmentedControl. */
export const Tabs = <Id extends string>({ label, tabs, selected, onSelect }: TabsProps<Id>) => (
  <AriaTabs
    className={styles.tabs ?? ''}
    selectedKey={selected}
    onSelectionChange={(key) => {
      const chosen = tabs.find(({ id }) => id === key);
      if (chosen !== undefined && chosen.id !== selected) onSelect(chosen.id);
    }}
  >
    <TabList className={styles.list ?? ''} aria-label={label}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} className={styles.tab ?? ''}>
          {tab.label}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={styles.panel ?? ''}>
        {tab.panel}
      </TabPanel>
    ))}
  </AriaTabs>
);
