import type { ComponentType, ReactElement, ReactNode } from 'react';

declare global {
  interface Window {
    /**
     * Types of Sveltia's own React. Its elements cannot be mixed with elements of the site's React:
     * https://sveltiacms.app/en/docs/api/preview-templates
     */
    createClass<Component extends { props: object }>(
      specification: Record<string, unknown> & ThisType<Component>,
    ): ComponentType<Component['props']>;
    h(type: string, props: Record<string, unknown>, ...children: ReactNode[]): ReactElement;
  }
}
