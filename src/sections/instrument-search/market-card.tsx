import { useTranslation } from 'react-i18next';
import { Diagram } from '../../components/diagram';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import * as styles from './market-card.module.css';

/** An asset class as described in the page's content. */
export type Market = Queries.InstrumentSearchSectionFragment['cards'][number];

interface MarketCardProps {
  market: Market;
  /** How much of a row the card takes in windows that are too narrow for all cards in one row. */
  layout: 'third' | 'half';
  isChosen: boolean;
  onChoose: () => void;
}

/** The card of an asset class. Its link leads to the list of that class below. */
export function MarketCard({ market, layout, isChosen, onChoose }: MarketCardProps) {
  const { t } = useTranslation('instruments');
  const { assetClass, title, text, diagram } = market;
  return (
    <li className={styles.card} data-layout={layout} data-chosen={isChosen}>
      <h3>{title}</h3>
      <Diagram {...diagram} fill />
      <p className={styles.text}>{text}</p>
      <a href={`#${assetClass}`} className={styles.link} onClick={onChoose}>
        {t(isChosen ? 'shownInList' : 'showInList')}
        <span className={hidden.visuallyHidden}>{`: ${title}`}</span>
      </a>
    </li>
  );
}
