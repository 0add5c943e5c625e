import { graphql } from 'gatsby';
import { ChevronRight } from 'lucide';
import { Actions } from '../../components/actions';
import { Icon } from '../../components/icon';
import { IconArt } from '../../components/icon-art';
import { Picture } from '../../components/picture';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './instruments.module.css';

export const query = graphql`
  fragment InstrumentsSection on InstrumentsSection {
    title
    text: lead
    action {
      ...ActionLabel
    }
    scene {
      ...PanelScene
    }
    rows {
      assetClass
      title
      text
      count
      unit
      icon {
        ...IconArt
      }
    }
  }
`;

type InstrumentsProps = SectionProps<Queries.InstrumentsSectionFragment>;

/** Each row links to its asset class in the instrument list of the Markets page. */
const Row = ({ assetClass, title, text, count, unit, icon }: InstrumentsProps['rows'][number]) => (
  <li className={styles.row}>
    <IconArt icon={icon} sizes="(max-width: 601px) 60px, 76px" className={styles.icon} />
    <div>
      <h3>
        <RouteLink route="market" hash={assetClass} className={styles.link}>
          {title}
        </RouteLink>
      </h3>
      <p>{text}</p>
    </div>
    <p className={styles.count} data-words={!/\d/.test(count)}>
      {count} <small>{unit}</small>
    </p>
    <Icon of={ChevronRight} size={20} />
  </li>
);

export const InstrumentsSection = ({ place, title, text, action, scene, rows }: InstrumentsProps) => (
  <Section {...place} className={styles.columns}>
    <div className={styles.head}>
      <SectionHeading id={place.labelledBy} title={title} lead={text} inColumn />
      <div className={styles.action}>
        <Actions actions={[action]} />
      </div>
      <Picture image={scene.image.childImageSharp?.gatsbyImageData} alt="" sizes="460px" className={styles.scene} />
    </div>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <Row key={row.assetClass} {...row} />
      ))}
    </ul>
  </Section>
);
