import { classNames } from './class-names';
import { Picture } from './picture';
import * as styles from './icon-art.module.css';

interface IconArtProps {
  icon: Queries.IconArtFragment;
  /** How wide the styles draw it, as in the attribute of that name. */
  sizes: string;
  className?: string;
}

/** A rendered icon with the shadow that all of them cast; decoration, so without alternative text. */
export const IconArt = ({ icon, sizes, className }: IconArtProps) => (
  <Picture
    image={icon.image.childImageSharp?.gatsbyImageData}
    alt=""
    sizes={sizes}
    className={classNames(styles.icon, className)}
  />
);
