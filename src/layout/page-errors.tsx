import type { ReactNode } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { ErrorScreen } from '../components/error-screen';
import { useCurrentPage } from '../i18n/current-page';
import { routes } from '../routes';
import { isServed } from './static-page';

/**
 * Error boundary around a page: shows the error screen in the page's language, where only React could show the page: after a
 * navigation, which resets it, and where there is a form. Otherwise the static page stays, which has all of it.
 */
export function PageErrors({ children }: { children: ReactNode }) {
  const { tree, route } = useCurrentPage();
  const showError = (error: unknown) => {
    if (isServed() && routes[route].template !== 'sign-in-page') throw error;
    return <ErrorScreen error={error} />;
  };
  return (
    <ErrorBoundary key={`${tree} ${route}`} fallback={showError}>
      {children}
    </ErrorBoundary>
  );
}
