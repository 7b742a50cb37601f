import { useSearchParams } from 'react-router-dom';
import { Tabs } from '#ui/design/Tabs.tsx';
import { accountTexts as texts } from '#ui/texts/account.pl.ts';
import styles from './Account.module.css';
import { tabOf } from './account.view.ts';
import { PlanTab } from './PlanTab.tsx';
import { ProfileTab } from './ProfileTab.tsx';

export const AccountScreen = () => {
  const [query, setQuery] = useSearchParams();
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <Tabs
        label={texts.tabs}
        selected={tabOf(query)}
        onSelect={(tab) => setQuery(tab === 'plan' ? { tab } : {}, { replace: true })}
        tabs={[
          { id: 'profile', label: texts.profileTab, panel: <ProfileTab /> },
          { id: 'plan', label: texts.planTab, panel: <PlanTab /> },
        ]}
      />
    </div>
  );
};
