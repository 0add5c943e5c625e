import { type ReactNode, useContext, useState } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

/**
 * Provides the i18next instance of the first render to its children. gatsby-plugin-react-i18next creates an instance for
 * each page, and a new one would re-render everything that calls `useTranslation`.
 */
export function StableTranslation({ children }: { children: ReactNode }) {
  const [i18n] = useState(useContext(I18nContext).i18n);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
