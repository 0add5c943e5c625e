import { useTranslation } from 'react-i18next';
import { useCurrentPage } from '../../i18n/current-page';
import { formatNumber } from '../../i18n/numbers';
import { resultOf } from './arithmetic';
import { moneyIn, percentIn } from './money';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import * as styles from './leverage-table.module.css';

const money = 100;
const leverages = [1, 2, 5, 10, 20];
/** Price moves in percent. */
const moves = [1, 2, 5, 10, 20, 50];

/**
 * A table of gain and loss for a margin of 100, by price move and leverage. Without scripts only this table is shown,
 * not the calculator.
 */
export function LeverageTable({ currency }: { currency: string }) {
  const { t } = useTranslation('leverage');
  const { locale } = useCurrentPage();
  const amount = moneyIn(locale, currency)(money);
  const percent = percentIn(locale);
  return (
    <table className={styles.table}>
      <caption>{t('table.caption', { amount })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.move')}</th>
          {leverages.map((leverage) => (
            <th key={leverage} scope="col">{`1:${leverage}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map((move) => (
          <tr key={move}>
            <th scope="row">{`± ${percent(move)}`}</th>
            {leverages.map((leverage) => {
              const { change } = resultOf({ money, leverage, move });
              return (
                <td key={leverage} data-all={change >= money || undefined}>
                  {`± ${formatNumber(change, locale)}`}
                  {change >= money && <span className={hidden.visuallyHidden}>{` (${t('table.all')})`}</span>}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
