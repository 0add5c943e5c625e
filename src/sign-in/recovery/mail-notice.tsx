import { useTranslation } from 'react-i18next';
import { lazy, Suspense, useEffect } from 'react';
import type { RouteId } from '../../routes';
import { leavePage, withTyped } from '../form/form-state';
import { lastRecovery } from './recovery-request';
import * as styles from './mail-notice.module.css';

/** Loaded lazily, since of all notice pages only the one that confirms a recovery mail needs it. */
const ResendRecovery = lazy(async () => ({
  default: (await import(/* webpackChunkName: "resend-recovery" */ './resend-recovery')).ResendRecovery,
}));

/**
 * The part that can send the recovery mail again. Rendered only if the visitor has requested a recovery mail, so never
 * in the static HTML. Its height is reserved while it loads.
 */
function Resend() {
  const request = lastRecovery();
  return request ? (
    <div className={styles.resend}>
      <Suspense fallback={null}>
        <ResendRecovery {...request} />
      </Suspense>
    </div>
  ) : null;
}

/**
 * Shows the e-mail address that the mail was sent to, right after a registration. Values typed into the form are kept
 * until the visitor leaves the sign-in area, so that the visitor can correct them and register again.
 */
function Registered() {
  const { t } = useTranslation('sign-in');
  const { email } = withTyped('register', { email: '' });
  return email ? (
    <p className={styles.registered}>
      {t('resend.sentTo')} <strong dir="auto">{email}</strong>
    </p>
  ) : null;
}

/** What a notice page says about the mail that the visitor has just requested. Nothing if there is no such mail. */
export function MailNotice({ page }: { page: RouteId }) {
  useEffect(() => () => leavePage(page), [page]);
  if (page === 'forgotPasswordSent') return <Resend />;
  return page === 'registerConfirmed' ? <Registered /> : null;
}
