import { localeFacts, locales } from '../src/i18n/locales';
import { routePath } from '../src/i18n/paths';
import { type RouteId, routes } from '../src/routes';

const isRoute = (name: string): name is RouteId => name in routes;

const linkTo = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, text, target: '_blank' });

/** Says that a file has been saved, with links to the page that is made of it. Gone once another file is opened. */
export class SavedNotice {
  private readonly element = document.createElement('div');

  constructor() {
    this.element.role = 'status';
    this.element.className = 'saved-notice';
    document.body.append(this.element);
    window.addEventListener('hashchange', () => this.element.replaceChildren());
  }

  show(file: string): void {
    const links = isRoute(file)
      ? locales.map((locale) => linkTo(routePath(file, locale), localeFacts[locale].name))
      : [];
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => this.element.replaceChildren());
    this.element.replaceChildren(links.length > 0 ? 'Saved. See the page: ' : 'Saved.', ...links, close);
  }
}
