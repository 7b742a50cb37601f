import { useState } from 'react';
import { Checkbox } from '../Checkbox.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { RadioGroup } from '../RadioGroup.tsx';
import { Select } from '../Select.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import styles from './Gallery.module.css';

const CLASSES = [
  { label: 'Primary school', options: [...'12345678'].map((level) => ({ value: level, label: `Class ${level}` })) },
  { label: 'Secondary school', options: [...'1234'].map((level) => ({ value: `s${level}`, label: `Class ${level}` })) },
];

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

export const GalleryFields = () => {
  const [text, setText] = useState('Ala');
  const [empty, setEmpty] = useState('');
  const [answer, setAnswer] = useState<'yes' | 'no' | null>(null);
  const [isAccepted, setIsAccepted] = useState(true);
  return (
    <section className={styles.group}>
      <h2>Fields</h2>
      <div className={styles.columns}>
        <TextField label="First name" value={text} onChange={setText} autoComplete="given-name" />
        <TextField
          label="E-mail"
          type="email"
          value={empty}
          onChange={setEmpty}
          placeholder="name@school.pl"
          error="An e-mail is needed"
        />
        <TextField
          label="Topic"
          value={text}
          onChange={setText}
          maxLength={100}
          hasCounter
          description="As in your textbook"
          optionalLabel="(optional)"
        />
        <TextField label="Class" value="7b" onChange={() => undefined} disabled />
        <PasswordField
          label="Password"
          value={text}
          onChange={setText}
          autoComplete="current-password"
          showLabel="Show the password"
          hideLabel="Hide the password"
        />
        <Select label="Your class" value={empty} onChange={setEmpty} options={CLASSES} placeholder="Choose" />
        <Select label="Your class" value="3" onChange={() => undefined} options={CLASSES} error="Choose your class" />
        <RadioGroup label="Are you sixteen?" options={ANSWERS} value={answer} onChange={setAnswer} />
        <RadioGroup
          label="And your sister?"
          options={ANSWERS}
          value={answer}
          onChange={setAnswer}
          error="Choose an answer"
          description="As of today"
        />
        <TextArea label="Message" value={text} onChange={setText} maxLength={2000} hasCounter />
        <div>
          <Checkbox
            label={
              <>
                I accept the <a href="/terms">terms</a> and have read the <a href="/privacy">privacy policy</a>.
              </>
            }
            isChecked={isAccepted}
            onChange={setIsAccepted}
          />
          <Checkbox
            label="News by e-mail"
            isChecked={!isAccepted}
            onChange={(isChecked) => setIsAccepted(!isChecked)}
            description="At most once a month"
          />
          <Checkbox
            label="The terms"
            isChecked={false}
            onChange={() => undefined}
            error="You have to accept the terms"
          />
        </div>
      </div>
    </section>
  );
};
