import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { chartHost } from '../config';
import { usePlace } from '../i18n/tree';
import { type FrameContent, frameAddress } from './frame-address';
import type { AttemptControl } from './use-attempt';
import { useFocusGuard } from './use-focus-guard';
import { useFrameMessages } from './use-frame-messages';
import * as styles from './embed-place.module.css';

/** The frame neither sends nor stores cookies, in browsers that support it (https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless). */
const withoutCookies = { credentialless: '' };

/** Takes the hidden frame out of the tab order and the accessibility tree. */
const unreachable = { inert: '' };

interface LiveFrameProps {
  name: string;
  content: FrameContent;
  control: Pick<AttemptControl, 'shown' | 'succeed'>;
  /** Called with whether the loaded frame may be an error page of its host. */
  onErrorPage: (mayBeErrorPage: boolean) => void;
}

/**
 * The frame itself. Not `loading="lazy"`: the browser would defer a frame that is near but not visible, and the attempt
 * would time out.
 */
export function LiveFrame({ name, content, control: { shown, succeed }, onErrorPage }: LiveFrameProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const mayBeErrorPage = useFrameMessages(frame, shown, succeed);
  useFocusGuard(frame, shown);
  useEffect(() => {
    onErrorPage(mayBeErrorPage);
    return () => onErrorPage(false);
  }, [mayBeErrorPage, onErrorPage]);
  return (
    <iframe
      ref={frame}
      className={styles.content}
      title={t('frame', { name })}
      src={frameAddress(content, locale, chartHost)}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin"
      allow=""
      onLoad={succeed}
      {...withoutCookies}
      {...(!shown && unreachable)}
    />
  );
}
