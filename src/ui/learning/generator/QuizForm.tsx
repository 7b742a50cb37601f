import { shallowEqual } from '@xstate/react';
import { classLabelOf } from '#domain/learning/class-name.rules.ts';
import {
  QUIZ_MAX_QUESTIONS,
  QUIZ_MIN_QUESTIONS,
  QUIZ_TOPIC_MAX_LENGTH,
} from '#domain/learning/generator/generator.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { CheckboxGroup } from '#ui/design/CheckboxGroup.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { RadioGroup } from '#ui/design/RadioGroup.tsx';
import { Select } from '#ui/design/Select.tsx';
import { TextField } from '#ui/design/TextField.tsx';
import { MaterialList } from '#ui/learning/material-list/MaterialList.tsx';
import { difficultyOptions, generatorTexts, questionTypeOptions, QUIZ_SUBJECTS } from '#ui/texts/generator.pl.ts';
import { GeneratorActor } from './generator.actor.ts';
import { selectQuizForm } from './generator.view.ts';
import styles from './QuizForm.module.css';

const texts = generatorTexts.quizForm;

const SUBJECTS = QUIZ_SUBJECTS.map((subject) => ({ value: subject, label: subject }));
const COUNTS = Array.from({ length: QUIZ_MAX_QUESTIONS - QUIZ_MIN_QUESTIONS + 1 }, (_, place) => {
  const count = QUIZ_MIN_QUESTIONS + place;
  return { value: String(count), label: texts.countOf(count) };
});

const Fields = () => {
  const generator = GeneratorActor.useActorRef();
  const { form, mistakes, error, isGenerating } = GeneratorActor.useSelector(selectQuizForm, shallowEqual);
  const className = GeneratorActor.useSelector(({ context }) => classLabelOf(context.className));
  return (
    <Form
      className={styles.form}
      onSubmit={(idempotencyKey) => generator.send({ type: 'pupil.generationRequested', idempotencyKey })}
    >
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <Select
        label={texts.subject}
        placeholder={texts.subjectPlaceholder}
        options={SUBJECTS}
        required
        value={form.subject}
        error={mistakes.subject}
        onChange={(subject) => generator.send({ type: 'pupil.subjectChosen', subject })}
      />
      <TextField
        label={texts.topic}
        optionalLabel={texts.optional}
        description={texts.topicHint}
        maxLength={QUIZ_TOPIC_MAX_LENGTH}
        hasCounter
        value={form.topic}
        error={mistakes.topic}
        onChange={(text) => generator.send({ type: 'pupil.topicChanged', text })}
      />
      <div className={styles.pair}>
        <Select
          label={texts.count}
          options={COUNTS}
          value={String(form.count)}
          onChange={(count) => generator.send({ type: 'pupil.countChanged', count: Number(count) })}
        />
        <RadioGroup
          label={texts.difficulty}
          options={difficultyOptions}
          value={form.difficulty}
          onChange={(difficulty) => generator.send({ type: 'pupil.difficultyChosen', difficulty })}
        />
      </div>
      <CheckboxGroup
        label={texts.types}
        options={questionTypeOptions}
        values={form.questionTypes}
        onPress={(questionType) => generator.send({ type: 'pupil.questionTypeToggled', questionType })}
      />
      <p className={styles.note}>{texts.classNote(className)}</p>
      <Button type="submit" isWide isPending={isGenerating}>
        {texts.submit}
      </Button>
    </Form>
  );
};

/** What the quiz should be about, and those that were made before. */
export const QuizForm = () => {
  const generator = GeneratorActor.useActorRef();
  return (
    <>
      <Card as="section" labelledBy="quiz-form-title">
        <h2 id="quiz-form-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
        <Fields />
      </Card>
      <MaterialList
        kind="quiz"
        texts={generatorTexts.quizList}
        onOpen={(id) => generator.send({ type: 'pupil.itemChosen', id })}
      />
    </>
  );
};
