import { type ReactNode, useContext, useState } from 'react';
import { I18nContext, I18nextProvider } from 'react-i18next';

/**
 * Every page brings its strings in an i18next instance of its own. What stays when pages change keeps the instance that
 * it was made with, or all of it would be drawn again, twice.
 */
export function KeptTranslation({ children }: { children: ReactNode }) {
  const [i18n] = useState(useContext(I18nContext).i18n);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
