import { Diagram } from '../../components/diagram';
import { Prose } from '../../components/prose';
import * as styles from './accordion.module.css';

interface AccordionItemProps {
  item: Queries.AccordionSectionFragment['items'][number];
  /** The `name` of the `<details>` elements, of which one can be open at a time. */
  name: string;
  level: 'h3' | 'h4';
}

/**
 * A question as `<details>`. The id for links is on the answer inside, because browsers open `<details>` only for a
 * fragment within it.
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
