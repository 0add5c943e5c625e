import { classNames } from './class-names';
import { Picture } from './picture';
import * as styles from './icon-art.module.css';

interface IconArtProps {
  icon: Queries.IconArtFragment;
  /** The drawn width, in the syntax of the `sizes` attribute. */
  sizes: string;
  className?: string;
}

/** A rendered 3D icon with the shared drop shadow; decorative, so its alternative text is empty. */
export const IconArt = ({ icon, sizes, className }: IconArtProps) => (
  <Picture
    image={icon.image.childImageSharp?.gatsbyImageData}
    alt=""
    sizes={sizes}
    className={classNames(styles.icon, className)}
  />
);
