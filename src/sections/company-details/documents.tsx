import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../components/route-link';

const documents = ['clientAgreement', 'privacyPolicy', 'returnPolicy'] as const;

/** Links to the documents of the account, named as in the footer. */
export function Documents() {
  const { t } = useTranslation();
  return (
    <ul>
      {documents.map((route) => (
        <li key={route}>
          <RouteLink route={route}>{t(`footer.${route}`)}</RouteLink>
        </li>
      ))}
    </ul>
  );
}
