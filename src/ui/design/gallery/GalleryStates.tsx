import { useState } from 'react';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { Card } from '../Card.tsx';
import { DefinitionList } from '../DefinitionList.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { EmptyState } from '../EmptyState.tsx';
import { LostNetworkIllustration } from '../illustrations/LostNetworkIllustration.tsx';
import { Notice } from '../Notice.tsx';
import { CheckList } from '../CheckList.tsx';
import { ProgressBar } from '../ProgressBar.tsx';
import { Skeleton } from '../Skeleton.tsx';
import { Spinner } from '../Spinner.tsx';
import { Tabs } from '../Tabs.tsx';
import styles from './Gallery.module.css';

export const GalleryStates = ({ onToasts }: { readonly onToasts: () => void }) => {
  const [tab, setTab] = useState<'account' | 'plan'>('account');
  return (
    <section className={styles.group}>
      <h2>Cards and states</h2>
      <div className={styles.columns}>
        {(['basic', 'standard', 'premium'] as const).map((tier) => (
          <Card key={tier} as="article" tier={tier} look={tier === 'standard' ? 'highlighted' : 'plain'}>
            <Badge tone={tier}>{tier}</Badge>
            <h3>49,99 PLN</h3>
            <p>Tutor and Friend without limits.</p>
            <Button variant={tier === 'standard' ? 'accent' : 'secondary'} isWide>
              Choose
            </Button>
          </Card>
        ))}
        <Card look="grid">
          <h3>A page of squared paper</h3>
          <p>At most one on a screen.</p>
        </Card>
        <Card>
          <DefinitionList
            definitions={[
              { term: 'First name', value: 'Ola' },
              { term: 'Registered', value: '5 maja 2026' },
            ]}
          />
        </Card>
        <Card look="sunken">
          <Skeleton shape="title" />
          <Skeleton lines={3} />
          <Skeleton shape="block" />
        </Card>
        <Card>
          <ProgressBar label="Question" value={42} valueText="3 of 7" />
          <CheckList
            items={[
              { id: 'there', text: 'Tutor AI' },
              { id: 'exams', text: 'Practice exams' },
            ]}
          />
          <ProgressBar label="Working" value={undefined} />
          <Spinner label="Loading" size="large" />
        </Card>
      </div>
      <div className={styles.columns}>
        <Notice tone="info" title="You talk to an AI" isLive={false}>
          It can be wrong: check what matters.
        </Notice>
        <Notice tone="success" isLive={false}>
          The plan is changed.
        </Notice>
        <Notice
          tone="warning"
          title="The trial ends today"
          isLive={false}
          action={<Button size="small">See the plans</Button>}
        >
          Three points are left.
        </Notice>
        <Notice
          tone="error"
          title="The service did not answer"
          isLive={false}
          action={
            <Button size="small" variant="secondary">
              Try again
            </Button>
          }
        >
          Your message is kept.
        </Notice>
      </div>
      <Card>
        <EmptyState
          illustration={<LostNetworkIllustration />}
          title="No network"
          action={<Button onClick={onToasts}>Show the toasts</Button>}
          headingLevel={3}
        >
          <p>What you typed is kept. The connection is tried again by itself.</p>
        </EmptyState>
      </Card>
      <Tabs
        label="Account"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'account', label: 'My account', panel: <p>Name, e-mail, class.</p> },
          { id: 'plan', label: 'My plan', panel: <p>Premium, until 5 May 2026.</p> },
        ]}
      />
      <div>
        <Disclosure title="How long is the trial?" isOpenAtFirst group="faq">
          <p>24 hours and 25 points, without a card.</p>
        </Disclosure>
        <Disclosure title="Does the Tutor give the answer?" group="faq">
          <p>It gives the next hint.</p>
        </Disclosure>
      </div>
    </section>
  );
};
