import { render } from '@testing-library/react';
import { createInstance, type i18n } from 'i18next';
import type { ReactElement } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import type { Locale } from '../../src/i18n/locales';
import { localeOf, routePath, type Tree } from '../../src/i18n/paths';
import { CurrentPageProvider } from '../../src/i18n/current-page';
import type { RouteId } from '../../src/routes';
import { de, en, fr } from './strings';

/** An i18next instance with the project's real strings. */
function i18nIn(locale: Locale): i18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: locale,
    resources: { en, de, fr },
    defaultNS: 'common',
    initImmediate: false,
    interpolation: {
      escapeValue: false,
      defaultVariables: { company: 'Velmarch', supportEmail: 'support@velmarch.example' },
    },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

interface PageOptions {
  tree?: Tree;
  route?: RouteId;
}

/**
 * Renders a component as on a page of the site, and sets the path of the URL. Query, hash and history state are kept.
 */
export function renderInPage(ui: ReactElement, { tree = 'bare', route = 'home' }: PageOptions = {}) {
  const { search, hash } = window.location;
  window.history.replaceState(window.history.state, '', `${routePath(route, tree)}${search}${hash}`);
  const i18n = i18nIn(localeOf(tree));
  const onPage = (content: ReactElement, at: RouteId) => (
    <I18nextProvider i18n={i18n}>
      <CurrentPageProvider tree={tree} route={at}>
        {content}
      </CurrentPageProvider>
    </I18nextProvider>
  );
  const view = render(onPage(ui, route));
  return {
    ...view,
    /** Simulates client-side navigation to another page in the same language. */
    goTo: (next: RouteId, content = ui) => view.rerender(onPage(content, next)),
  };
}
