import { Component, type ReactNode } from 'react';
import { removeSecrets } from '../browser/error-text';

interface ErrorBoundaryProps {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure?: { error: unknown };
}

/** A React error boundary. Give it a `key` that changes with the page, so that a navigation resets it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  /** Removes secrets from the error before React logs it: React calls this method first. */
  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    removeSecrets(error);
    return { failure: { error } };
  }

  override render() {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error) : this.props.children;
  }
}
