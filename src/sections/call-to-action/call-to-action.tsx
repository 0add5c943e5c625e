import { graphql } from 'gatsby';
import { Actions } from '../../components/actions';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as styles from './call-to-action.module.css';

export const query = graphql`
  fragment CallToActionSection on CallToActionSection {
    title
    lead
    action {
      ...ActionLabel
    }
  }
`;

type CallToActionProps = SectionProps<Queries.CallToActionSectionFragment>;

export const CallToActionSection = ({ attributes, title, lead, action }: CallToActionProps) => (
  <Section {...attributes}>
    <div className={styles.row}>
      <SectionHeading id={attributes.labelledBy} title={title} lead={lead} inColumn />
      <Actions actions={[action]} />
    </div>
  </Section>
);
