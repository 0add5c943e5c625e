import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import * as styles from './accordion.module.css';

interface AccordionItemProps {
  item: Queries.AccordionSectionFragment['items'][number];
  /** The `name` of this `<details>` element. Of all elements with the same name, the browser keeps only one open. */
  name: string;
  level: 'h3' | 'h4';
}

/**
 * A question as `<details>` with its answer. The id that links use is on the answer, because browsers open `<details>`
 * only for a fragment inside the element.
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
