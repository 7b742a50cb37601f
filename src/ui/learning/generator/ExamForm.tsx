import { shallowEqual } from '@xstate/react';
import { EXAM_SUBJECTS, examTypeOf } from '#domain/learning/exam-type.rules.ts';
import { Button } from '#ui/design/Button.tsx';
import { Card } from '#ui/design/Card.tsx';
import { Form } from '#ui/design/Form.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { RadioGroup } from '#ui/design/RadioGroup.tsx';
import { MaterialList } from '#ui/learning/material-list/MaterialList.tsx';
import { examSubjectNames, examTexts, examTypeNames } from '#ui/texts/exam.pl.ts';
import { GeneratorActor } from './generator.actor.ts';
import { selectExamForm } from './generator.view.ts';
import styles from './QuizForm.module.css';

const texts = examTexts.form;

const Fields = () => {
  const generator = GeneratorActor.useActorRef();
  const { subject, mistake, error, isGenerating } = GeneratorActor.useSelector(selectExamForm, shallowEqual);
  const examType = GeneratorActor.useSelector(({ context }) => examTypeOf(context.className));
  const subjects = EXAM_SUBJECTS[examType].map((value) => ({ value, label: examSubjectNames[value] }));
  return (
    <Form
      className={styles.form}
      onSubmit={(idempotencyKey) => generator.send({ type: 'pupil.generationRequested', idempotencyKey })}
    >
      {error !== undefined && <Notice tone="error">{error}</Notice>}
      <RadioGroup
        label={texts.subject}
        options={subjects}
        required
        value={subject}
        error={mistake}
        onChange={(chosen) => generator.send({ type: 'pupil.subjectChosen', subject: chosen })}
      />
      <p className={styles.note}>{texts.classNote(examTypeNames[examType])}</p>
      <Button type="submit" isWide isPending={isGenerating}>
        {texts.submit}
      </Button>
    </Form>
  );
};

/** What the exam should be of, and those that were made before. */
export const ExamForm = () => {
  const generator = GeneratorActor.useActorRef();
  return (
    <>
      <Card as="section" labelledBy="exam-form-title">
        <h2 id="exam-form-title" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.lead}>{texts.lead}</p>
        <Fields />
      </Card>
      <MaterialList
        kind="exam"
        texts={examTexts.list}
        onOpen={(id) => generator.send({ type: 'pupil.itemChosen', id })}
      />
    </>
  );
};
