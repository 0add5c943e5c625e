import { useTranslation } from 'react-i18next';
import * as buttonStyles from '../../components/button.module.css';
import type { Instrument } from './filter';
import type { Market } from './market-card';
import { TradingWeek } from './trading-week';
import * as styles from './class-list.module.css';

const Rows = ({ instruments }: { instruments: readonly Instrument[] }) => (
  <ul className={styles.list}>
    {instruments.map(({ symbol, name }) => (
      <li key={symbol} className={styles.instrument}>
        <span className={styles.symbol}>{symbol}</span>
        {/* A template string instead of text and `{name}`: between two adjacent texts React renders a comment node, here in hundreds of rows. */}
        {` ${name}`}
      </li>
    ))}
  </ul>
);

/** Number of instruments shown above the button “Show all”. 12 fills rows of one, two, three or four columns. */
const firstRows = 12;

interface ClassListProps {
  market: Market;
  instruments: readonly Instrument[];
  isOpen: boolean;
}

/**
 * The list of an asset class, as `<details>` that visitors open: what moves the prices, the trading hours, and the
 * instruments. The id is on an element inside `<details>`, because browsers open `<details>` only for a fragment inside
 * it.
 */
export function ClassList({ market, instruments, isOpen }: ClassListProps) {
  const { t } = useTranslation('instruments');
  const { assetClass, movesTitle, moves, hours } = market;
  return (
    <details className={styles.group} hidden={instruments.length === 0} open={isOpen}>
      <summary className={styles.summary}>
        <h3>{t(`class.${assetClass}`)}</h3>
        <span className={styles.count}>{instruments.length}</span>
        <span className={styles.preview} aria-hidden="true">
          {instruments.slice(0, 7).map(({ symbol }) => (
            <span key={symbol}>{symbol}</span>
          ))}
        </span>
        <span className={styles.mark} aria-hidden="true" />
      </summary>
      <div id={assetClass} className={styles.content}>
        <div className={styles.explained}>
          <div>
            <h4 tabIndex={-1}>{movesTitle}</h4>
            <dl className={styles.moves}>
              {moves.map(({ term, text }) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h4>{t('hours.heading')}</h4>
            <p>{hours}</p>
            <TradingWeek assetClass={assetClass} />
            <p>{t('hours.note')}</p>
          </div>
        </div>
        <Rows instruments={instruments.slice(0, firstRows)} />
        {instruments.length > firstRows && (
          <details className={styles.rest}>
            <summary className={buttonStyles.button} data-look="secondary" data-size="small">
              {t('showAll', { count: instruments.length })}
            </summary>
            <Rows instruments={instruments.slice(firstRows)} />
          </details>
        )}
      </div>
    </details>
  );
}
