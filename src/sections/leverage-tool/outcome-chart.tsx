import { useTranslation } from 'react-i18next';
import { useId } from 'react';
import { useCurrentPage } from '../../i18n/current-page';
import { formatNumber } from '../../i18n/numbers';
import type { Stake } from './arithmetic';
import * as styles from './outcome-chart.module.css';

const width = 100;
const height = 40;

/** Height of a label, in units of the inner SVG's `viewBox`. */
const labelHeight = 5;

const above = '-0.5em';
const below = '1.2em';

/**
 * Possible limits of the horizontal axis, in percent. With the limit 20 it reaches from −20 % to +20 %. The smallest
 * limit that includes the price move is used.
 */
const ranges = [20, 50, 100];

interface OutcomeChartProps {
  stake: Stake;
  /** Whether all fields are valid; otherwise the chart has axes but no line. */
  isComplete: boolean;
  /** Labels of two horizontal lines: the trader still has the whole margin (the money put up), or has lost all of it. */
  marginLabel: string;
  zeroLabel: string;
}

/**
 * A chart of how much of the margin (the money that a trader puts up) is left after each price move. The line is
 * steeper for a higher leverage. The area below zero, where the loss exceeds the margin, is hatched. Hidden from screen
 * readers, which read the text and the table instead.
 */
export function OutcomeChart({ stake: { leverage, move }, isComplete, marginLabel, zeroLabel }: OutcomeChartProps) {
  const { t } = useTranslation('leverage');
  const { locale } = useCurrentPage();
  const pattern = useId();
  const range = ranges.find((limit) => move <= limit) ?? 100;
  // The share of the margin that is left after a price move: 1 is all of it, a negative share a loss beyond the margin.
  const leftAt = (percent: number): number => 1 + (leverage * percent) / 100;
  const top = leftAt(range);
  const bottom = Math.min(0, leftAt(-range));
  const x = (percent: number): number => ((percent + range) / (2 * range)) * width;
  const y = (left: number): number => ((top - left) / (top - bottom)) * height;
  const percentOf = (level: number): string => `${(y(level) / height) * 100}%`;
  // Two horizontal lines have a label at their right end: the line of the whole margin and, below it, the zero line. A
  // label is above its line if there is room, otherwise below. The sloping line of the chart ends at the top right
  // corner, above the upper label, so this label needs twice its height.
  const hasRoomAboveMargin = y(1) >= 2 * labelHeight;
  const hasRoomAboveZero = y(0) - y(1) >= labelHeight;
  const dot = (percent: number): string => `M${x(percent)} ${y(leftAt(percent))}h0`;
  const label = (percent: number): string =>
    formatNumber(percent / 100, locale, { style: 'percent', signDisplay: 'exceptZero' });
  return (
    <div className={styles.chart} aria-hidden="true">
      <p>{t('chart.title')}</p>
      <svg focusable="false">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none">
          <defs>
            <pattern id={pattern} width="1.2" height="3" patternUnits="userSpaceOnUse">
              <path stroke="var(--loss)" d="M0 3 1.2 0" />
            </pattern>
          </defs>
          {bottom < 0 && <rect y={y(0)} width={width} height={height - y(0)} fill={`url(#${pattern})`} opacity="0.3" />}
          <g stroke="var(--border-input)">
            <path d={`M0 ${y(0)}H${width}`} />
            <path strokeDasharray="3 5" d={`M0 ${y(1)}H${width}`} />
          </g>
          {isComplete && (
            <g strokeWidth="3" strokeLinecap="round">
              <path stroke="var(--loss)" d={`M${x(-range)} ${y(leftAt(-range))}L${x(0)} ${y(1)}`} />
              <path stroke="var(--gain)" d={`M${x(0)} ${y(1)}L${x(range)} ${y(leftAt(range))}`} />
              <path stroke="var(--loss)" data-dot d={dot(-move)} />
              <path stroke="var(--gain)" data-dot d={dot(move)} />
            </g>
          )}
        </svg>
        {/* Text is outside the inner SVG, which would stretch it. */}
        <text x="100%" y={percentOf(1)} dy={hasRoomAboveMargin ? above : below} textAnchor="end">
          {marginLabel}
        </text>
        <text x="100%" y={percentOf(0)} dy={hasRoomAboveZero ? above : below} textAnchor="end">
          {zeroLabel}
        </text>
      </svg>
      <p className={styles.axis}>
        <span>{label(-range)}</span>
        <span>{label(0)}</span>
        <span>{label(range)}</span>
      </p>
      <p className={styles.key}>
        <span data-of="start">{t('chart.start')}</span>
        {bottom < 0 && <span data-of="beyond">{t('chart.beyond')}</span>}
      </p>
    </div>
  );
}
