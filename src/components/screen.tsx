import { useTranslation } from 'react-i18next';
import breakpoints from '../styles/breakpoints.json';
import { upTo } from '../styles/windows';
import * as filling from './patterns/fill.module.css';
import { Picture } from './picture';
import * as styles from './screen.module.css';

interface ScreenProps {
  screen: Queries.TerminalScreenFragment;
  /** Displayed width of the picture in wide windows, in the syntax of `sizes`. */
  sizes: string;
  /** Media query of the windows that get the picture for phones. */
  narrowIn?: string;
  /** True if the picture fills a part of a card, with a tinted background. */
  fill?: boolean;
  /** Loads the picture eagerly with high fetch priority. */
  priority?: boolean;
}

/**
 * A picture of the trading terminal (phones get a different one), and below it the note that its account and prices
 * are invented. It is no `<figure>`: screen readers would read the caption twice, as the figure's name and as its text.
 */
export function Screen({ screen, sizes, narrowIn = upTo(breakpoints.phone), fill, priority }: ScreenProps) {
  const { t } = useTranslation();
  const narrow = screen.narrow.childImageSharp?.gatsbyImageData;
  return (
    <div className={fill ? filling.fill : styles.screen} data-visual>
      <Picture
        image={screen.image.childImageSharp?.gatsbyImageData}
        narrow={narrow && { image: narrow, media: narrowIn, sizes: 'min(100vw, 480px)' }}
        alt={screen.alt}
        sizes={sizes}
        className={styles.picture}
        priority={priority}
      />
      <p className={styles.caption}>{t('screenCaption')}</p>
    </div>
  );
}
