import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import * as styles from './accordion.module.css';

interface AccordionItemProps {
  item: Queries.AccordionSectionFragment['items'][number];
  /** Shared by the items of which one is open at most. */
  name: string;
  level: 'h3' | 'h4';
}

/**
 * Native disclosure. The fragment's id is on the answer, inside the item, because that is where browsers open it without
 * a script.
 */
export const AccordionItem = ({
  item: { id, question, short, open, answer, diagram },
  name,
  level: Heading,
}: AccordionItemProps) => (
  <details name={name} open={open ?? undefined} className={styles.item}>
    <summary className={styles.question}>
      <Heading>{question}</Heading>
      <span className={styles.short}>{short}</span>
      <span className={styles.mark} aria-hidden="true" />
    </summary>
    <div id={id} className={styles.answer}>
      <Prose text={answer} />
      {diagram && <Diagram {...diagram} />}
    </div>
  </details>
);
