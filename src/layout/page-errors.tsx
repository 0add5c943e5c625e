import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorScreen } from '../components/error-screen';
import { usePlace } from '../i18n/tree';

/** Error boundary around a page: shows the error screen in the page's language; a navigation resets it. */
export function PageErrors({ children }: { children: ReactNode }) {
  const { tree, route } = usePlace();
  return (
    <ErrorBoundary key={`${tree} ${route}`} fallback={(error) => <ErrorScreen error={error} />}>
      {children}
    </ErrorBoundary>
  );
}
