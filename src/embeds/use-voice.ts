import { type RefObject, useEffect, useState } from 'react';

/** After so many milliseconds without a word, a loaded frame may be an error page. */
const doubtAfter = 15_000;

/**
 * Listens to a frame: any message from it proves that it is there, load event or not. Returns whether it has loaded but
 * stayed mute for long. The provider promises no messages, so a mute frame stays visible.
 */
export function useVoice(frame: RefObject<HTMLIFrameElement>, shown: boolean, onLife: () => void): boolean {
  const [spoken, setSpoken] = useState(false);
  const [doubtful, setDoubtful] = useState(false);

  useEffect(() => {
    const listen = ({ source }: MessageEvent) => {
      if (!source || source !== frame.current?.contentWindow) return;
      setSpoken(true);
      onLife();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, onLife]);

  useEffect(() => {
    if (!shown || spoken) return;
    const timer = setTimeout(() => setDoubtful(true), doubtAfter);
    return () => {
      clearTimeout(timer);
      setDoubtful(false);
    };
  }, [shown, spoken]);

  return doubtful;
}
