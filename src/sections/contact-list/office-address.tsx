import { useTranslation } from 'react-i18next';
import { openMapAddress } from '../../embeds/office-map';
import * as styles from './contact-list.module.css';

interface OfficeAddressProps {
  title: string;
  text: string;
  lines: readonly string[];
  position: Queries.MapPosition;
}

/** The address as text below the map, with a link to the same place on the provider's own page. */
export function OfficeAddress({ title, text, lines, position }: OfficeAddressProps) {
  const { t } = useTranslation('embeds');
  return (
    <div className={styles.address} data-ground="ink">
      <h2>{title}</h2>
      <address>{lines.join(', ')}</address>
      <p>{text}</p>
      <a href={openMapAddress(position)}>{t('map.open')}</a>
    </div>
  );
}
