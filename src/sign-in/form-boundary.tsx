import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from '../components/error-boundary';

/** How often a form is remounted before the page shows an error. */
const limit = 5;

function AfterFailure({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/**
 * Remounts a form if React fails in it, for example because an extension has removed elements. Typed values and focus
 * are kept.
 */
export function FormBoundary({ children }: { children: ReactNode }) {
  const [failures, setFailures] = useState(0);
  const wrapper = useRef<HTMLDivElement>(null);
  const focused = useRef('');
  useEffect(() => {
    if (failures > 0) wrapper.current?.querySelector<HTMLElement>(`[name="${focused.current}"]`)?.focus();
  }, [failures]);
  const handleFocus = ({ target }: FocusEvent) => {
    focused.current = target.getAttribute('name') ?? '';
  };
  const remount = (error: unknown) => {
    if (failures === limit) throw error;
    return <AfterFailure then={() => setFailures(failures + 1)} />;
  };
  return (
    <div ref={wrapper} onFocus={handleFocus}>
      <ErrorBoundary key={failures} fallback={remount}>
        {children}
      </ErrorBoundary>
    </div>
  );
}
