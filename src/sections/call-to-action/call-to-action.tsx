import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Picture } from '../../components/picture';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './call-to-action.module.css';

export const query = graphql`
  fragment CallToActionSection on CallToActionSection {
    title
    text: lead
    action {
      ...ActionLabel
    }
    backdrop: scene {
      ...PanelScene
    }
  }
`;

type CallToActionProps = SectionProps<Queries.CallToActionSectionFragment>;

export const CallToActionSection = ({ place, title, text, action, backdrop }: CallToActionProps) => (
  <Section {...place}>
    <div className={styles.panel} data-ground={backdrop ? 'ink' : undefined} data-scene={backdrop !== null}>
      <Picture
        image={backdrop?.image.childImageSharp?.gatsbyImageData}
        alt=""
        sizes="(max-width: 601px) max(30rem, 92vw), (max-width: 1240px) 100vw, 1240px"
        className={styles.scene}
      />
      <div className={styles.copy}>
        <SectionHeading id={place.labelledBy} title={title} lead={text} inColumn />
        <Actions actions={[action]} ground={backdrop ? 'panel' : 'light'} />
      </div>
    </div>
  </Section>
);
