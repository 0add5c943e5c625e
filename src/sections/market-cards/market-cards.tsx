import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { IconArt } from '../../components/icon-art';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import * as hidden from '../../components/visually-hidden.module.css';
import * as styles from './market-cards.module.css';

export const query = graphql`
  fragment MarketCardsSection on MarketCardsSection {
    title
    lead
    cards {
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

type MarketCardsProps = SectionProps<Queries.MarketCardsSectionFragment>;

/** Each card links to its asset class in the instrument list above. */
function MarketCard({ assetClass, title, text, count, unit, icon }: MarketCardsProps['cards'][number]) {
  const { t } = useTranslation('instruments');
  return (
    <li className={styles.card}>
      <h3>{title}</h3>
      <div className={styles.top}>
        <p className={styles.count} data-words={!/\d/.test(count)}>
          {count} <small>{unit}</small>
        </p>
        <IconArt icon={icon} sizes="(max-width: 601px) 6.5rem, clamp(7.5rem, 14vw, 11.25rem)" className={styles.icon} />
      </div>
      <p className={styles.text}>{text}</p>
      <a href={`#${assetClass}`} className={styles.link}>
        {t('showInList')}
        <span className={hidden.visuallyHidden}>{`: ${title}`}</span>
      </a>
    </li>
  );
}

export const MarketCardsSection = ({ place, title, lead, cards }: MarketCardsProps) => (
  <Section {...place}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <ul className={styles.cards}>
      {cards.map((card) => (
        <MarketCard key={card.assetClass} {...card} />
      ))}
    </ul>
  </Section>
);
