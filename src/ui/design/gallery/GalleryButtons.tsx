import { Copy, Send, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Badge, type BadgeTone } from '../Badge.tsx';
import { Button, type ButtonVariant } from '../Button.tsx';
import { ButtonLink } from '../ButtonLink.tsx';
import { Chips } from '../Chips.tsx';
import { IconButton } from '../IconButton.tsx';
import { SegmentedControl } from '../SegmentedControl.tsx';
import styles from './Gallery.module.css';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'accent', 'secondary', 'quiet', 'danger'];
const TONES: readonly BadgeTone[] = [
  'neutral',
  'brand',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
  'basic',
  'standard',
  'premium',
];

export const GalleryButtons = () => {
  const [mode, setMode] = useState<'tutor' | 'buddy'>('tutor');
  const [period, setPeriod] = useState<'month' | 'quarter' | 'year'>('quarter');
  const [subject, setSubject] = useState<'all' | 'algebra' | 'geometry'>('all');
  return (
    <section className={styles.group}>
      <h2>Buttons, choices, badges</h2>
      {VARIANTS.map((variant) => (
        <div key={variant} className={styles.row}>
          <Button variant={variant}>{variant}</Button>
          <Button variant={variant} icon={<Sparkles aria-hidden size={18} />}>
            With a sign
          </Button>
          <Button variant={variant} isPending>
            Pending
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
        </div>
      ))}
      <div className={styles.row}>
        <ButtonLink to="/plans" size="large">
          A link, large
        </ButtonLink>
        <IconButton label="Copy" icon={<Copy aria-hidden size={20} />} />
        <IconButton label="Send" icon={<Send aria-hidden size={20} />} variant="primary" />
        <IconButton label="Send" icon={<Send aria-hidden size={20} />} variant="primary" disabled />
        <Avatar name="Ola" size="small" />
        <Avatar name="Ann Nowak" />
        <Avatar name="Max King" size="large" />
      </div>
      <div className={styles.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone} 25
          </Badge>
        ))}
      </div>
      <div className={styles.row}>
        <SegmentedControl
          label="Mode"
          value={mode}
          onChange={setMode}
          segments={[
            { value: 'tutor', label: 'Tutor AI' },
            { value: 'buddy', label: 'Friend AI' },
          ]}
        />
        <SegmentedControl
          label="Period"
          value={period}
          onChange={setPeriod}
          segments={[
            { value: 'month', label: 'Month' },
            { value: 'quarter', label: 'Quarter', note: '33 % less' },
            { value: 'year', label: 'Year', note: '42 % less' },
          ]}
        />
      </div>
      <Chips
        label="Subject"
        name="subject"
        value={subject}
        onChange={setSubject}
        chips={[
          { value: 'all', label: 'All' },
          { value: 'algebra', label: 'Algebra', icon: <Sparkles aria-hidden size={18} /> },
          { value: 'geometry', label: 'Geometry' },
        ]}
      />
    </section>
  );
};
