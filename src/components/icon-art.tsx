import { classNames } from './class-names';
import { Picture } from './picture';
import * as styles from './icon-art.module.css';

interface IconArtProps {
  icon: Queries.IconArtFragment;
  /** Width and height in CSS px at which it is drawn at most. */
  size: number;
  className?: string;
}

/** A rendered icon with the shadow that all of them cast; decoration, so without alternative text. */
export const IconArt = ({ icon, size, className }: IconArtProps) => (
  <Picture
    image={icon.image.childImageSharp?.gatsbyImageData}
    alt=""
    sizes={`${size}px`}
    className={classNames(styles.icon, className)}
  />
);
