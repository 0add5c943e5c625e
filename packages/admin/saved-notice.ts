import { localeFacts, locales } from '../../src/i18n/locales';
import { routePath } from '../../src/i18n/paths';
import { type RouteId, routes } from '../../src/routes';

const isRoute = (name: string): name is RouteId => name in routes;

const linkTo = (href: string, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, text, target: '_blank' });

const span = (text: string): HTMLSpanElement => Object.assign(document.createElement('span'), { textContent: text });

/** Says that a file has been saved, with links to the page that is made of it. Gone once another file is opened. */
export class SavedNotice {
  private readonly element = document.createElement('div');

  constructor(corner: HTMLElement) {
    this.element.role = 'status';
    this.element.className = 'saved-notice';
    corner.append(this.element);
    window.addEventListener('hashchange', () => this.element.replaceChildren());
  }

  show(file: string): void {
    const links = isRoute(file)
      ? locales.map((locale) => linkTo(routePath(file, locale), localeFacts[locale].name))
      : [];
    this.element.replaceChildren(
      span('Saved.'),
      ...(links.length > 0 ? ['See the page: ', ...links] : []),
      this.close(),
    );
  }

  /** Adds how many problems the check has found, which takes it a moment. */
  warn(problems: number): void {
    if (problems === 0) return;
    const warning = span(`${problems} to mend: publishing will refuse until then.`);
    if (this.element.firstElementChild) this.element.firstElementChild.after(warning);
    else this.element.replaceChildren(warning, this.close());
  }

  private close(): HTMLButtonElement {
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = 'Close';
    close.addEventListener('click', () => this.element.replaceChildren());
    return close;
  }
}
