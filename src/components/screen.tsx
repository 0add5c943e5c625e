import { useTranslation } from 'react-i18next';
import { Picture } from './picture';
import * as styles from './screen.module.css';

interface ScreenProps {
  screen: Queries.TerminalScreenFragment;
  /** The drawn width in wide windows, in the syntax of the `sizes` attribute. */
  sizes: string;
  /** The windows that get the drawing for phones, as a media query. */
  narrowIn?: string;
  /** Loads eagerly with high fetch priority. */
  priority?: boolean;
}

/**
 * A screen of the terminal, with a drawing of its own for phones, above the note that its account and prices are invented.
 * No `<figure>`: its caption would be read twice, as the name of the figure and as its text.
 */
export function Screen({ screen, sizes, narrowIn = '(max-width: 601px)', priority }: ScreenProps) {
  const { t } = useTranslation();
  const narrow = screen.narrow.childImageSharp?.gatsbyImageData;
  return (
    <div className={styles.screen} data-drawing>
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
