import { localeFacts, locales } from '../../src/i18n/locales';
import { routePath } from '../../src/i18n/paths';
import { type RouteId, routes } from '../../src/routes';
import { element } from './element';
import { afterFormChanges } from './form-changes';
import { isUnsaved } from './questions';

const isRoute = (name: string): name is RouteId => name in routes;

const linkTo = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(element('a', text), { href, target: '_blank' });

/** Says that a file has been saved, with links to the page that is made of it. Gone with the next change or page. */
export class SavedNotice {
  private readonly element = element('div');

  constructor(bar: HTMLElement) {
    this.element.role = 'status';
    this.element.className = 'saved-notice';
    bar.append(this.element);
    window.addEventListener('hashchange', () => this.element.replaceChildren());
    afterFormChanges(() => this.element.firstChild && isUnsaved() && this.element.replaceChildren());
  }

  show(file: string): void {
    const links = isRoute(file)
      ? ['See the page: ', ...locales.map((locale) => linkTo(routePath(file, locale), localeFacts[locale].name))]
      : [];
    this.element.replaceChildren(element('span', 'Saved on this computer, not yet published.'), ...links);
  }
}
