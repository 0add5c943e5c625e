import { graphql } from 'gatsby';
import { ArrowRight } from '../../components/icons';
import { Icon } from '../../components/icon';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './link-rows.module.css';

export const query = graphql`
  fragment LinkRowsSection on LinkRowsSection {
    title
    rows {
      title
      text
      route
    }
  }
`;

export const LinkRowsSection = ({ attributes, title, rows }: SectionProps<Queries.LinkRowsSectionFragment>) => (
  <Section {...attributes}>
    <h2 id={attributes.labelledBy}>{title}</h2>
    <ul className={styles.rows} data-count={rows.length}>
      {rows.map((row) => (
        <li key={row.route} className={styles.row}>
          <div>
            <h3>
              <RouteLink route={row.route} className={styles.link}>
                {row.title}
              </RouteLink>
            </h3>
            <p>{row.text}</p>
          </div>
          <Icon of={ArrowRight} size={18} className={styles.arrow} />
        </li>
      ))}
    </ul>
  </Section>
);
