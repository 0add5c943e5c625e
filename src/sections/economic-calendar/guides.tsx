import { graphql } from 'gatsby';
import { ArrowRight } from '../../components/icons';
import { Diagram } from '../../components/diagram';
import { Icon } from '../../components/icon';
import { RouteLink } from '../../components/route-link';
import * as styles from './guides.module.css';

export const query = graphql`
  fragment Guide on Guide {
    title
    text
    route
    diagram {
      ...DiagramFigure
    }
  }
`;

/** A row of links to guides below the calendar, between two lines. */
export const Guides = ({ guides }: { guides: readonly Queries.GuideFragment[] }) => (
  <ul className={styles.guides}>
    {guides.map(({ title, text, route, diagram }) => (
      <li key={route} className={styles.guide}>
        <Diagram {...diagram} />
        <div>
          <h3>
            <RouteLink route={route} className={styles.link}>
              {title}
              <Icon of={ArrowRight} size={18} />
            </RouteLink>
          </h3>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ul>
);
