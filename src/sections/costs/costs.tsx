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
type Headings = CostsProps['headings'];

const columns = ['cost', 'what', 'when', 'where'] as const satisfies readonly (keyof Headings)[];

/** In narrow windows each cell stands below the name of its column. */
const Row = ({
  title,
  diagram,
  what,
  when,
  where,
  source,
  headings,
}: CostsProps['rows'][number] & { headings: Headings }) => (
  <tr>
    <th scope="row">
      <div className={styles.cost}>
        <Diagram {...diagram} />
        {title}
      </div>
    </th>
    <td data-column={headings.what}>{what}</td>
    <td data-column={headings.when}>{when}</td>
    <td data-column={headings.where}>{source ? <RouteLink route={source}>{where}</RouteLink> : where}</td>
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
          <Row key={row.title} {...row} headings={headings} />
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{note}</p>
  </Section>
);
