import { useTranslation } from 'react-i18next';
import { TrendingDown, TrendingUp } from '../../components/icons';
import { Icon } from '../../components/icon';
import { useCurrentPage } from '../../i18n/current-page';
import { formatNumber } from '../../i18n/numbers';
import { resultOf } from './arithmetic';
import { moneyIn, percentIn } from './money';
import { OutcomeChart } from './outcome-chart';
import { Summary } from './summary';
import type { StakeEntry } from './use-stake';
import * as styles from './outcome.module.css';

/** Shown instead of an amount that cannot be calculated. */
const unknown = '\u2013';

/** Amounts with more characters than this are set in smaller type. */
const SHORT_SUM = 9;

interface OutcomeProps {
  entry: StakeEntry;
  currency: string;
}

const Sum = ({ text }: { text: string }) => (
  <dd className={styles.amount} data-long={text.length > SHORT_SUM}>
    {text}
  </dd>
);

/**
 * Shows what the price move does to the visitor's money: first the loss, then the gain in the same size. Shows no
 * amounts unless all fields are valid.
 */
export function Outcome({ entry: { stake, isComplete }, currency }: OutcomeProps) {
  const { t } = useTranslation('leverage');
  const { locale } = useCurrentPage();
  const { position, change, changePercent, beyond } = resultOf(stake);
  const money = moneyIn(locale, currency);
  const percent = percentIn(locale);
  const known = (text: string, otherwise = unknown): string => (isComplete ? text : otherwise);
  const move = known(percent(stake.move));
  const lossTitle = t('loss.title', { move });
  const gainTitle = t('gain.title', { move });
  const margin = money(stake.money);
  // Non-breaking spaces: the line may break only before the equals sign.
  const product = `${margin}\u00a0×\u00a0${formatNumber(stake.leverage, locale)} =\u00a0${money(position)}`;
  const loss = known(money(-change, 'exceptZero'));
  const gain = known(money(change, 'exceptZero'));
  const lost =
    beyond > 0 ? t('loss.beyond', { beyond: money(beyond) }) : t('loss.share', { share: percent(changePercent) });
  return (
    <div className={styles.outcome}>
      <p className={styles.position}>
        <span>{t('position')}</span> <strong>{known(product)}</strong>
      </p>
      <dl className={styles.sides}>
        <div className={styles.side} data-side="loss">
          <dt>
            <Icon of={TrendingDown} size={20} />
            <span>{lossTitle}</span>
          </dt>
          <Sum text={loss} />
          <dd>{known(lost, '\u00a0')}</dd>
        </div>
        <div className={styles.side} data-side="gain">
          <dt>
            <Icon of={TrendingUp} size={20} />
            <span>{gainTitle}</span>
          </dt>
          <Sum text={gain} />
          <dd>{known(t('gain.share', { share: percent(changePercent) }), '\u00a0')}</dd>
        </div>
      </dl>
      <OutcomeChart stake={stake} isComplete={isComplete} marginLabel={known(margin, '')} zeroLabel={money(0)} />
      <Summary text={known(t('summary', { lossTitle, loss, lost, gainTitle, gain }), '')} />
    </div>
  );
}
