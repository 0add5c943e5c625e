import { graphql } from 'gatsby';
import { ArrowRight } from 'lucide';
import { Icon } from '../../components/icon';
import { IconArt } from '../../components/icon-art';
import { RouteLink } from '../../components/route-link';
import * as styles from './guides.module.css';

export const query = graphql`
  fragment Guide on Guide {
    title
    text
    route
    icon {
      ...IconArt
    }
  }
`;

/** What to read beside the calendar: a row of links between two rules, without boxes. */
export const Guides = ({ guides }: { guides: readonly Queries.GuideFragment[] }) => (
  <ul className={styles.guides}>
    {guides.map(({ title, text, route, icon }) => (
      <li key={route} className={styles.guide}>
        <IconArt icon={icon} sizes="(max-width: 601px) 64px, 88px" className={styles.icon} />
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
