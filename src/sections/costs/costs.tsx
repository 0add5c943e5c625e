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
    costs {
      title
      diagram {
        ...DiagramFigure
      }
      what
      when
      where
      route
    }
    note
  }
`;

type CostsProps = SectionProps<Queries.CostsSectionFragment>;

const columns = ['cost', 'what', 'when', 'where'] as const satisfies readonly (keyof CostsProps['headings'])[];

interface RowProps {
  cost: CostsProps['costs'][number];
  headings: CostsProps['headings'];
}

/**
 * A row of the table. In narrow windows each text has the heading of its column above it, hidden from screen readers,
 * which read the column header.
 */
const Row = ({ cost: { title, diagram, what, when, where, route }, headings }: RowProps) => (
  <tr>
    <th scope="row">
      <div className={styles.cost}>
        <Diagram {...diagram} />
        {title}
      </div>
    </th>
    <td>
      <span aria-hidden="true">{headings.what}</span>
      {what}
    </td>
    <td>
      <span aria-hidden="true">{headings.when}</span>
      {when}
    </td>
    <td>
      <span aria-hidden="true">{headings.where}</span>
      {route ? <RouteLink route={route}>{where}</RouteLink> : where}
    </td>
  </tr>
);

export const CostsSection = ({ attributes, title, lead, headings, costs, note }: CostsProps) => (
  <Section {...attributes} title={title} lead={lead}>
    <table className={styles.table} aria-labelledby={attributes.labelledBy}>
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
        {costs.map((cost) => (
          <Row key={cost.title} cost={cost} headings={headings} />
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{note}</p>
  </Section>
);
