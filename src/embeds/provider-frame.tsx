import { useTranslation } from 'react-i18next';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { chartHost } from '../config';
import { useCurrentPage } from '../i18n/current-page';
import type { ThirdPartyLoading } from './consent';
import { probe } from './probe';
import { type FrameContent, frameAddress, widgetAddress } from './provider';
import { type Embed, useEmbed } from './use-embed';
import { useFocusGuard } from './use-kept-focus';
import { useNear } from './use-near';
import * as styles from './embed-slot.module.css';

/** Milliseconds without a message after which a loaded frame may be an error page. The frame stays, with a hint behind it. */
const messageTimeout = 15_000;

/** The frame neither sends nor stores cookies, in browsers that support it (https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless). */
const withoutCookies = { credentialless: '' };

/** Takes the hidden frame out of the tab order and the accessibility tree. */
const unreachable = { inert: '' };

/** The state of one frame or more with a widget of the charting provider, mounted when its host responds. */
export function useProvider(widget: FrameContent['widget'], thirdParty: ThirdPartyLoading): Embed {
  const address = widgetAddress(widget, useCurrentPage().locale, chartHost);
  return useEmbed(
    thirdParty,
    useCallback((signal) => probe(address, signal), [address]),
  );
}

interface FrameProps {
  embed: Embed;
  name: string;
  content: FrameContent;
  /** Placeholder until the frame has loaded. */
  skeleton: ReactNode;
}

/**
 * One attempt to show a frame, which is hidden until it has loaded. Any message from it proves that its content runs, load
 * event or not. Browsers fire `load` for error pages too, and the provider promises no messages, so a frame without one
 * stays visible. Not `loading="lazy"`: the browser would defer a frame that is near but not visible.
 */
function FrameAttempt({ embed, name, content, skeleton, near }: FrameProps & { near: boolean }) {
  const { t } = useTranslation('embeds');
  const { locale } = useCurrentPage();
  const frame = useRef<HTMLIFrameElement>(null);
  const { mounted, doubtful, dispatch } = embed;
  const [sign, setSign] = useState<'none' | 'loaded' | 'message'>('none');
  const shown = sign !== 'none';
  useFocusGuard(frame, shown);

  useEffect(() => {
    const handleMessage = ({ source }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) setSign('message');
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  useEffect(() => {
    if (sign === 'none') return;
    dispatch('arrive');
    if (sign === 'message') return;
    const timer = setTimeout(() => dispatch('doubt'), messageTimeout);
    return () => clearTimeout(timer);
  }, [sign, dispatch]);

  return (
    <>
      {doubtful && (
        // Rendered behind the frame: visible if the frame's document is empty, covered otherwise.
        <p aria-hidden="true">{t('failed.unreachable')}</p>
      )}
      {mounted && near && (
        <iframe
          ref={frame}
          className={styles.content}
          title={t('frame', { name })}
          src={frameAddress(content, locale, chartHost)}
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"
          referrerPolicy="strict-origin"
          allow=""
          onLoad={() => setSign((before) => (before === 'none' ? 'loaded' : before))}
          {...withoutCookies}
          {...(!shown && unreachable)}
        />
      )}
      {!shown && (
        <div className={styles.skeleton} aria-hidden="true">
          {skeleton}
        </div>
      )}
    </>
  );
}

/**
 * A frame, mounted when its host has responded and it has come near the viewport. In a swiped row, charts come near
 * one by one.
 */
export function ProviderFrame(props: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { asking, attempt } = props.embed;
  // Observed from the beginning, so that a frame also counts as near if the visitor scrolled past it before the host
  // responded.
  const near = useNear(box, !asking);
  return (
    <div ref={box} className={styles.frame}>
      <FrameAttempt key={attempt} near={near} {...props} />
    </div>
  );
}
