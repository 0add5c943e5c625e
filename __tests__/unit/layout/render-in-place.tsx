import { render } from '@testing-library/react';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import de from '../../../locales/de/common.json';
import en from '../../../locales/en/common.json';
import fr from '../../../locales/fr/common.json';
import { localeOf, type Tree } from '../../../src/i18n/paths';
import { TreeProvider } from '../../../src/i18n/tree';
import type { RouteId } from '../../../src/routes';

export const company: Queries.CompanyFactsFragment = {
  name: 'Example & Co',
  supportEmail: 'help@example.com',
  supportChatUrl: 'https://chat.example.com',
  registration: 'Registered somewhere under number 1.',
  thirdParty: 'load',
};

/** Renders a component as on a page of a tree, with the real interface strings. */
export function renderInPlace(children: ReactNode, { tree = 'en', route = 'home' }: { tree?: Tree; route?: RouteId }) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: localeOf(tree),
    defaultNS: 'common',
    initImmediate: false,
    resources: { en: { common: en }, de: { common: de }, fr: { common: fr } },
    interpolation: { escapeValue: false },
  });
  const inPlace = (content: ReactNode, at: RouteId) => (
    <I18nextProvider i18n={i18n}>
      <TreeProvider tree={tree} route={at}>
        {content}
      </TreeProvider>
    </I18nextProvider>
  );
  const view = render(inPlace(children, route));
  return {
    ...view,
    /** Simulates client-side navigation to another page of the same tree. */
    goTo: (next: RouteId, content: ReactNode = children) => view.rerender(inPlace(content, next)),
  };
}
