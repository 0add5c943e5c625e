import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { chartHost } from '../config';
import { usePlace } from '../i18n/tree';
import { type FrameContent, frameAddress } from './frame-address';
import { frameColors } from './frame-colors';
import type { AttemptControl } from './use-attempt';
import { useFocusGuard } from './use-focus-guard';
import { useVoice } from './use-voice';
import * as styles from './embed-place.module.css';

/** For browsers that know it: the frame neither sends nor keeps cookies. */
const withoutCookies = { credentialless: '' };

/** Keyboard and assistive technology pass by what nobody sees yet. */
const unreachable = { inert: '' };

interface LiveFrameProps {
  name: string;
  content: FrameContent;
  control: Pick<AttemptControl, 'shown' | 'succeed'>;
  /** Told whether the frame has loaded but stayed mute for long. */
  onDoubt: (doubtful: boolean) => void;
}

/**
 * The frame itself. It is no lazy frame: the browser would put off one that is near but not visible, and its silence
 * would count as failure.
 */
export function LiveFrame({ name, content, control: { shown, succeed }, onDoubt }: LiveFrameProps) {
  const { t } = useTranslation('embeds');
  const { locale } = usePlace();
  const frame = useRef<HTMLIFrameElement>(null);
  const doubtful = useVoice(frame, shown, succeed);
  useFocusGuard(frame, shown);
  useEffect(() => {
    onDoubt(doubtful);
    return () => onDoubt(false);
  }, [doubtful, onDoubt]);
  return (
    <iframe
      ref={frame}
      className={styles.content}
      title={t('frame', { name })}
      src={frameAddress({ ...content, width: '100%', height: '100%', colors: frameColors }, locale, chartHost)}
      sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="strict-origin"
      allow=""
      onLoad={succeed}
      {...withoutCookies}
      {...(!shown && unreachable)}
    />
  );
}
