import { useTranslation } from 'react-i18next';
import { defaultLocale } from '../i18n/locales';
import { routePath } from '../i18n/paths';
import { usePlace } from '../i18n/tree';

/** On the bare root, a plain link to `/en` for browsers that follow neither the script nor the meta refresh. */
export function LeaveRoot() {
  const { t } = useTranslation('common');
  const { tree, route } = usePlace();
  if (tree !== 'bare' || route !== 'home') return null;
  return (
    <noscript>
      <a href={routePath('home', defaultLocale)}>{t('leaveRoot')}</a>
    </noscript>
  );
}
