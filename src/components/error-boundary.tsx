import { Component, type ReactNode } from 'react';
import { removeSecrets } from './error-text';

interface ErrorBoundaryProps {
  /** What to show instead, given what was thrown. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** Catches what its children throw while rendering. With a `key` that changes with the page, it is reset there. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  /** React calls this before it logs the error. */
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    removeSecrets(error);
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
