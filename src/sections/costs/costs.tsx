/* eslint-disable jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-redundant-roles -- In narrow windows the table is drawn as blocks, and Safari then sees no table without these roles. */
import { graphql } from 'gatsby';
import { Diagram } from '../../components/diagram';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
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
  <tr role="row">
    <th scope="row" role="rowheader">
      <div className={styles.cost}>
        <Diagram {...diagram} />
        {title}
      </div>
    </th>
    <td role="cell" data-column={headings.what}>
      {what}
    </td>
    <td role="cell" data-column={headings.when}>
      {when}
    </td>
    <td role="cell" data-column={headings.where}>
      {source ? <RouteLink route={source}>{where}</RouteLink> : where}
    </td>
  </tr>
);

export const CostsSection = ({ place, title, lead, headings, rows, note }: CostsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <table role="table" className={styles.table} aria-labelledby={place.labelledBy}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((name) => (
            <th key={name} scope="col" role="columnheader">
              {headings[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.title} {...row} headings={headings} />
        ))}
      </tbody>
    </table>
    <p className={styles.note}>{note}</p>
  </Section>
);
