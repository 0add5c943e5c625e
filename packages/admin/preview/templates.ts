import type { PageProps } from 'gatsby';
import type { ComponentType } from 'react';
import type { PageContext } from '../../../src/gatsby/create-pages';
import type { RouteId, routes } from '../../../src/routes';
import AboutPage from '../../../src/templates/about-page';
import SignInPage from '../../../src/templates/sign-in-page';
import ContactsPage from '../../../src/templates/contacts-page';
import ContentPage from '../../../src/templates/content-page';
import HomePage from '../../../src/templates/home-page';
import LegalPage from '../../../src/templates/legal-page';
import MarketPage from '../../../src/templates/market-page';
import NotFoundPage from '../../../src/templates/not-found-page';
import NoticePage from '../../../src/templates/notice-page';
import TermsPage from '../../../src/templates/terms-page';
import type { PageData } from './page-data';

/** A page template. Of Gatsby's page props, the preview passes only `data` and `pageContext`. */
type Template = ComponentType<Pick<PageProps<PageData['data'], PageContext>, 'data' | 'pageContext'>>;

/**
 * The page templates by name. TypeScript cannot check that each gets the data of its own GraphQL query, which
 * `page-data.ts` runs.
 */
export const templates = {
  'about-page': AboutPage,
  'sign-in-page': SignInPage,
  'contacts-page': ContactsPage,
  'content-page': ContentPage,
  'home-page': HomePage,
  'legal-page': LegalPage,
  'market-page': MarketPage,
  'not-found-page': NotFoundPage,
  'notice-page': NoticePage,
  'terms-page': TermsPage,
} as unknown as Record<(typeof routes)[RouteId]['template'], Template>;
