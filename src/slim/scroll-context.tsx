import type { ReactNode } from 'react';

/** Gatsby would remember scroll positions here; `gatsby-browser.tsx` refuses them and scrolls by itself. */
export const ScrollContext = ({ children }: { children: ReactNode }) => children;
