import { graphql } from 'gatsby';
import { ArrowRight } from '../../components/icons';
import { Diagram } from '../../components/diagram';
import { Icon } from '../../components/icon';
import { RouteLink } from '../../components/route-link';
import { Section, type SectionProps } from '../../components/section';
import * as styles from './link-cards.module.css';

export const query = graphql`
  fragment LinkCardsSection on LinkCardsSection {
    title
    lead
    cards {
      title
      text
      label
      route
      diagram {
        ...DiagramFigure
      }
    }
  }
`;

export const LinkCardsSection = ({
  attributes,
  title,
  lead,
  cards,
}: SectionProps<Queries.LinkCardsSectionFragment>) => (
  <Section {...attributes} title={title} lead={lead}>
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card.route} className={styles.card}>
          <Diagram {...card.diagram} fill />
          <div className={styles.text}>
            <h3>{card.title}</h3>
            <p>{card.text}</p>
            <RouteLink route={card.route} className={styles.link}>
              {card.label}
              <Icon of={ArrowRight} size={18} />
            </RouteLink>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);
