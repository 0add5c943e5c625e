/**
 * The facts about a page: its path without language prefix, its part of the site, its template, whether search engines
 * may list it, and the namespaces of its interface strings besides `common`. Content files are named after the path:
 * `trade/faq` is `content/<locale>/trade/faq.md`, the home page is `index.md`.
 */
interface RouteFacts {
  /** The path without leading or trailing slash; empty for the home page. */
  path: string;
  /** The part of the site. `account`: pages that e-mails and the trading terminal link to. */
  area: 'marketing' | 'legal' | 'sign-in' | 'account' | 'error';
  template: ContentTemplate | 'legal-page' | 'sign-in-page' | 'notice-page' | 'not-found-page';
  indexable: boolean;
  namespaces: readonly string[];
}

type ContentTemplate = 'content-page' | 'about-page' | 'home-page' | 'terms-page' | 'market-page' | 'contacts-page';

/**
 * A page of marketing content. Its template is `content-page`, unless it has sections with much script: those are
 * imported by a template of their own, so that other pages do not download the script.
 */
const contentOf = (template: ContentTemplate, path: string, ...namespaces: string[]): RouteFacts => ({
  path,
  area: 'marketing',
  template,
  indexable: true,
  namespaces,
});
const content = (path: string): RouteFacts => contentOf('content-page', path);
const legal = (path: string): RouteFacts & { area: 'legal' } => ({
  path,
  area: 'legal',
  template: 'legal-page',
  indexable: true,
  namespaces: [],
});
const signIn = (path: string): RouteFacts & { template: 'sign-in-page' } => ({
  path,
  area: 'sign-in',
  template: 'sign-in-page',
  indexable: false,
  namespaces: ['sign-in'],
});
const notice = (area: 'sign-in' | 'account', path: string, ...namespaces: string[]): RouteFacts => ({
  path,
  area,
  template: 'notice-page',
  indexable: false,
  namespaces,
});

const table = {
  home: contentOf('home-page', '', 'embeds'),
  terms: contentOf('terms-page', 'terms', 'embeds', 'leverage'),
  market: contentOf('market-page', 'market', 'instruments'),
  trade: content('trade'),
  fundamentals: content('trade/fundamentals'),
  analysis: content('trade/analysis'),
  technicalAnalysis: content('trade/tehnical-analysis'),
  faq: content('trade/faq'),
  about: contentOf('about-page', 'about-us', 'contacts'),
  contacts: contentOf('contacts-page', 'contacts', 'embeds', 'contacts'),
  login: signIn('auth/login'),
  twoFactor: signIn('auth/2fa'),
  register: signIn('auth/register'),
  registerConfirmed: notice('sign-in', 'auth/register/confirmed', 'sign-in'),
  forgotPassword: signIn('auth/forgot-password'),
  forgotPasswordSent: notice('sign-in', 'auth/forgot-password/email-successfully', 'sign-in'),
  resetPassword: signIn('auth/reset-password'),
  resetPasswordDone: notice('sign-in', 'auth/reset-password-ok'),
  withdrawalSuccess: notice('account', 'withdrawal/success'),
  withdrawalError: notice('account', 'withdrawal/error'),
  activationError: notice('account', 'activation/error'),
  clientAgreement: legal('legal/client-agreement'),
  privacyPolicy: legal('legal/privacy-policy'),
  returnPolicy: legal('legal/return-policy'),
  accessibility: legal('legal/accessibility'),
  notFound: { path: '404', area: 'error', template: 'not-found-page', indexable: false, namespaces: [] },
} satisfies Record<string, RouteFacts>;

/** The id of a page in code and content. */
export type RouteId = keyof typeof table;

export const routes: Record<RouteId, RouteFacts> = table;

// The type assertion is needed because TypeScript types the keys that `Object.keys` returns as strings.
export const routeIds = Object.keys(table) as RouteId[];

export const isRouteId = (value: unknown): value is RouteId => routeIds.some((route) => route === value);

type RoutesWith<Facts> = { [Id in RouteId]: (typeof table)[Id] extends Facts ? Id : never }[RouteId];

export const isLegal = (route: RouteId): route is RoutesWith<{ area: 'legal' }> => routes[route].area === 'legal';

/** The pages with a legal text, in the order of the footer. `footer.<route>` is the key of their label. */
export const legalRoutes = routeIds.filter(isLegal);

/** The pages with a form; each form is named after its page. */
export type FormName = RoutesWith<{ template: 'sign-in-page' }>;

export const isFormName = (route: RouteId): route is FormName => routes[route].template === 'sign-in-page';
