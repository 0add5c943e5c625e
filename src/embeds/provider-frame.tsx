import { useTranslation } from 'react-i18next';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { chartHost } from '../config';
import { useCurrentPage } from '../i18n/current-page';
import { probe } from './probe';
import { type FrameContent, frameAddress, widgetAddress } from './provider';
import { type Embed, useEmbed } from './use-embed';
import { useFocusGuard } from './use-kept-focus';
import { useNear } from './use-near';
import * as styles from './embed-slot.module.css';

/**
 * If a loaded frame sends no message for this many milliseconds, it may be an error page. The frame stays visible; a
 * hint is rendered behind it.
 */
const messageTimeout = 15_000;

/**
 * In browsers that support `credentialless`, the frame neither sends nor stores cookies
 * (https://developer.mozilla.org/docs/Web/Security/IFrame_credentialless).
 */
const withoutCookies = { credentialless: '' };

/** Attributes that take a hidden frame out of the tab order and the accessibility tree. */
const unreachable = { inert: '' };

/**
 * Returns the loading state of one or more iframes with a widget of the charting provider. The iframes are mounted once
 * the provider's host responds.
 */
export function useProvider(widget: FrameContent['widget'], thirdParty: Queries.ThirdPartyLoading): Embed {
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
 * One attempt to show a frame, which is hidden until it has loaded. A message from the frame proves that its scripts
 * run. The `load` event does not, since browsers fire it for error pages too. But TradingView does not promise
 * messages, so a frame that has loaded stays visible without one. `loading="lazy"` is not used, because it would defer
 * a frame that is near the viewport.
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
        // Rendered behind the frame: visible only if the frame's document is empty.
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
 * An iframe with a TradingView widget. It is mounted once TradingView has responded and the iframe's place is near the
 * viewport: in a row that visitors swipe, the charts are mounted one by one.
 */
export function ProviderFrame(props: FrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const { asking, attempt } = props.embed;
  // Observes the iframe's place before TradingView has responded: if the visitor has scrolled past it meanwhile, the
  // iframe is mounted too.
  const near = useNear(box, !asking);
  return (
    <div ref={box} className={styles.frame}>
      <FrameAttempt key={attempt} near={near} {...props} />
    </div>
  );
}
