import type { ComponentType, ReactElement, ReactNode } from 'react';

declare global {
  interface Window {
    /**
     * Of the React that Sveltia CMS brings, whose elements the site's React does not understand, and vice versa:
     * https://sveltiacms.app/en/docs/api/preview-templates
     */
    createClass<Component extends { props: object }>(
      specification: Record<string, unknown> & ThisType<Component>,
    ): ComponentType<Component['props']>;
    h(type: string, props: Record<string, unknown>, ...children: ReactNode[]): ReactElement;
  }
}
