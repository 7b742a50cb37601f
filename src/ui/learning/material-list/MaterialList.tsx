import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import { MATERIALS_PAGE_SIZE } from '#domain/learning/material-list/material-list.rules.ts';
import type { Material, MaterialKind } from '#domain/learning/material-list/material-list.types.ts';
import { ASSESSMENTS } from '#composition/assessments.tokens.ts';
import { Button } from '#ui/design/Button.tsx';
import { Notice } from '#ui/design/Notice.tsx';
import { Skeleton } from '#ui/design/Skeleton.tsx';
import { VisuallyHidden } from '#ui/design/VisuallyHidden.tsx';
import { useService } from '#ui/services.tsx';
import { longDateAndTime } from '#ui/texts/long-date.ts';
import { tieShortWords } from '#ui/texts/typography.rules.ts';
import { MoreButton } from './MoreButton.tsx';
import styles from './MaterialList.module.css';
import { selectMaterialList } from './material-list.view.ts';

export interface MaterialListTexts {
  readonly title: string;
  readonly empty: ReactNode;
  readonly more: string;
  readonly retry: string;
  readonly loading: string;
}

interface MaterialsProps {
  readonly kind: MaterialKind;
  readonly pageSize?: number;
  readonly texts: MaterialListTexts;
  /** The one that stands on the screen. */
  readonly openId?: string;
  readonly onOpen: (id: string) => void;
  /** The first page is there, or cannot be had: what stands below will not be moved any more. */
  readonly onSettled?: () => void;
}

interface RowProps extends Pick<MaterialsProps, 'onOpen'> {
  readonly material: Material;
  readonly isOpen: boolean;
}

const Row = ({ material, isOpen, onOpen }: RowProps) => (
  <li>
    <button
      type="button"
      className={styles.open}
      aria-current={isOpen ? 'true' : undefined}
      onClick={() => onOpen(material.id)}
    >
      <span className={styles.name}>{tieShortWords(material.title)}</span>
      <time className={styles.time} dateTime={material.createdAt}>
        {longDateAndTime(material.createdAt)}
      </time>
    </button>
  </li>
);

/** What a pupil has had made, newest first, page by page. */
export const Materials = ({
  kind,
  pageSize = MATERIALS_PAGE_SIZE[kind],
  texts,
  openId,
  onOpen,
  onSettled,
}: MaterialsProps) => {
  const list = useRef<HTMLUListElement>(null);
  const actor = useActorRef(useService(ASSESSMENTS.materialListLogic), { input: { kind, pageSize } });
  const { materials, isLoading, canShowMore, error } = useSelector(actor, selectMaterialList, shallowEqual);
  const settle = useEffectEvent(() => onSettled?.());
  useEffect(() => {
    if (!isLoading) settle();
  }, [isLoading]);
  return (
    <div className={styles.section}>
      {error !== undefined && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="small" onClick={() => actor.send({ type: 'pupil.retried' })}>
              {texts.retry}
            </Button>
          }
        >
          {error}
        </Notice>
      )}
      {isLoading && materials.length === 0 && (
        <>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeleton lines={3} />
        </>
      )}
      {!isLoading && materials.length === 0 && error === undefined && <div className={styles.empty}>{texts.empty}</div>}
      <ul className={styles.list} ref={list}>
        {materials.map((material) => (
          <Row key={material.id} material={material} isOpen={material.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {canShowMore && (
        <MoreButton label={texts.more} list={list} onPress={() => actor.send({ type: 'pupil.moreRequested' })} />
      )}
    </div>
  );
};

/** The same as a section with its heading. */
export const MaterialList = (props: MaterialsProps) => {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.texts.title}
      </h2>
      <Materials {...props} />
    </section>
  );
};
