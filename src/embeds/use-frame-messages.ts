import { type RefObject, useEffect, useState } from 'react';

/** Milliseconds without a message after which a loaded frame may be an error page. It stays, with a hint behind it. */
const messageTimeout = 15_000;

/**
 * Calls `onMessage` for every message from the frame: any message proves that its content runs, load event or not. Returns
 * whether the frame may be an error page: loaded, but without a message for long. Browsers fire `load` for error pages too,
 * and the provider promises no messages, so such a frame stays visible.
 */
export function useFrameMessages(frame: RefObject<HTMLIFrameElement>, shown: boolean, onMessage: () => void): boolean {
  const [hasMessaged, setHasMessaged] = useState(false);
  const [mayBeErrorPage, setMayBeErrorPage] = useState(false);

  useEffect(() => {
    const handleMessage = ({ source }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      setHasMessaged(true);
      onMessage();
    };
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, [frame, onMessage]);

  useEffect(() => {
    if (!shown || hasMessaged) return;
    const timer = setTimeout(() => setMayBeErrorPage(true), messageTimeout);
    return () => {
      clearTimeout(timer);
      setMayBeErrorPage(false);
    };
  }, [shown, hasMessaged]);

  return mayBeErrorPage;
}
