import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './costs.module.css';

export const query = graphql`
  fragment CostsSection on CostsSection {
    title
    lead
    headings {
      cost
      what
      when
      where
    }
    rows {
      title
      diagram {
        ...DiagramFigure
      }
      what
      when
      where
      source: route
    }
    note
  }
`;

type CostsProps = SectionProps<Queries.CostsSectionFragment>;

const columns = ['cost', 'what', 'when', 'where'] as const satisfies readonly (keyof CostsProps['headings'])[];

const Row = ({ title, diagram, what, when, where, source }: CostsProps['rows'][number]) => (
  <tr>
    <th scope="row">
      <div className={styles.cost}>
        <Diagram {...diagram} />
        {title}
      </div>
    </th>
    <td>{what}</td>
    <td>{when}</td>
    <td>{source ? <RouteLink route={source}>{where}</RouteLink> : where}</td>
  </tr>
);

export const CostsSection = ({ place, title, lead, headings, rows, note }: CostsProps) => (
  <Section {...place} title={title} lead={lead}>
    <table className={styles.table} aria-labelledby={place.labelledBy}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.title} {...row} />
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{note}</p>
  </Section>
);
