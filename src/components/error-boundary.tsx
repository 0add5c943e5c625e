import { Component, type ReactNode } from 'react';
import { removeSecrets } from './error-text';

interface ErrorBoundaryProps {
  /** Renders the replacement for a thrown value. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** An error boundary. A `key` that changes with the page resets it at a navigation. */
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
