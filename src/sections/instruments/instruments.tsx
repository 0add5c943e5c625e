import { graphql } from 'gatsby';
import { ArrowRight } from '../../components/icons';
import { Actions } from '../../components/actions';
import { Icon } from '../../components/icon';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as layout from '../../components/patterns/columns.module.css';
import * as styles from './instruments.module.css';

export const query = graphql`
  fragment InstrumentsSection on InstrumentsSection {
    title
    lead
    action {
      ...ActionLabel
    }
    rows {
      assetClass
      title
      text
      count
      unit
    }
  }
`;

type InstrumentsProps = SectionProps<Queries.InstrumentsSectionFragment>;

/** A row that links to its asset class on the Markets page. */
const Row = ({ assetClass, title, text, count, unit }: InstrumentsProps['rows'][number]) => (
  <li className={styles.row}>
    <h3>
      <RouteLink route="market" hash={assetClass} className={styles.link}>
        {title}
      </RouteLink>
    </h3>
    <p>{text}</p>
    <p className={styles.count} data-words={!/\d/.test(count)}>
      {`${count} `}
      <small>{unit}</small>
    </p>
    <Icon of={ArrowRight} size={20} />
  </li>
);

export const InstrumentsSection = ({ attributes, title, lead, action, rows }: InstrumentsProps) => (
  <Section {...attributes} className={layout.columns}>
    <div>
      <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
      <div className={styles.action}>
        <Actions actions={[action]} />
      </div>
    </div>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.assetClass} {...row} />
      ))}
    </ul>
  </Section>
);
