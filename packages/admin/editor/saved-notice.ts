import { localeFacts, locales } from '../../../src/i18n/locales';
import { routePath } from '../../../src/i18n/paths';
import { type RouteId, routes } from '../../../src/routes';
import { element } from '../form/element';
import { afterFormChanges } from '../form/form-changes';
import { isUnsaved } from './questions';

const isRoute = (name: string): name is RouteId => name in routes;

const linkTo = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(element('a', text), { href, target: '_blank' });

/**
 * Returns a function that shows that a file was saved, with links to its page. The notice disappears at the next change
 * or when the writer leaves the page.
 */
export function savedNotice(bar: HTMLElement): (file: string) => void {
  const notice = Object.assign(element('div'), { role: 'status', className: 'saved-notice' });
  bar.append(notice);
  window.addEventListener('hashchange', () => notice.replaceChildren());
  afterFormChanges(() => notice.firstChild && isUnsaved() && notice.replaceChildren());
  return (file) => {
    const links = isRoute(file)
      ? ['See the page: ', ...locales.map((locale) => linkTo(routePath(file, locale), localeFacts[locale].name))]
      : [];
    notice.replaceChildren(element('span', 'Saved on this computer, not yet published.'), ...links);
  };
}
