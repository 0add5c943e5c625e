import { type ReactNode, Suspense } from 'react';
import { useIsClient } from './use-is-client';

interface ClientOnlyProps {
  /** Shown in the static HTML, and in the browser until the children have loaded. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Renders its children in the browser only; they may be lazy components. */
export const ClientOnly = ({ placeholder, children }: ClientOnlyProps) =>
  useIsClient() ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder;
