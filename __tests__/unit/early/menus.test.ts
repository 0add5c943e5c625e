/** @jest-environment jsdom */
import { get, isOpen, page, prepareMenuPage } from './menu-page';

prepareMenuPage();

const press = (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  document.activeElement!.dispatchEvent(event);
  return event;
};
const hover = (on: boolean) => get('group').toggleAttribute('data-fake-hover', on);
const isDismissed = () => document.documentElement.hasAttribute('data-menus-dismissed');

describe('a menu button', () => {
  it('says whether its panel is open', () => {
    get('trade').click();
    expect(get('trade')).toHaveAttribute('aria-expanded', 'true');
    get('trade').click();
    expect(get('trade')).toHaveAttribute('aria-expanded', 'false');
  });

  it('does so again after React has replaced the header', () => {
    document.body.innerHTML = page;
    get('trade').click();
    expect(get('trade')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('arrow keys', () => {
  it.each([
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
  ])('open the panel from its button and enter it: %s at the %s link', (key, link) => {
    get('trade').focus();
    press(key);
    expect(isOpen('panel')).toBe(true);
    expect(get(link)).toHaveFocus();
  });

  it.each([
    ['ArrowDown', 'first', 'second'],
    ['ArrowDown', 'last', 'first'],
    ['ArrowUp', 'second', 'first'],
    ['ArrowUp', 'first', 'last'],
    ['Home', 'last', 'first'],
    ['End', 'first', 'last'],
  ])('move within it: %s from %s to %s, and the page does not scroll', (key, from, to) => {
    get('trade').click();
    get(from).focus();
    expect(press(key).defaultPrevented).toBe(true);
    expect(get(to)).toHaveFocus();
  });

  it.each(['Home', 'End', 'a'])('do nothing otherwise: %s on the button', (key) => {
    get('trade').focus();
    expect(press(key).defaultPrevented).toBe(false);
    expect(isOpen('panel')).toBe(false);
  });

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('do nothing with a modifier: %s', (modifier) => {
    get('trade').focus();
    expect(press('ArrowDown', { [modifier]: true }).defaultPrevented).toBe(false);
    expect(isOpen('panel')).toBe(false);
  });

  it.each(['elsewhere', 'burger'])('do nothing outside of drop-down panels: %s', (id) => {
    get(id).focus();
    expect(press('ArrowDown').defaultPrevented).toBe(false);
  });
});

describe('a panel shown by hovering', () => {
  it('goes away on Escape until the pointer has left', () => {
    hover(true);
    press('Escape');
    expect(isDismissed()).toBe(true);
    get('first').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(isDismissed()).toBe(true);
    get('elsewhere').dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(isDismissed()).toBe(false);
  });

  it('gives focus back to its button on Escape', () => {
    hover(true);
    get('second').focus();
    press('Escape');
    expect(get('trade')).toHaveFocus();
  });

  it('goes away when its button closes it', () => {
    hover(true);
    get('trade').click();
    expect(isDismissed()).toBe(false);
    get('trade').click();
    expect(isDismissed()).toBe(true);
  });

  it('goes away when a link in it is chosen', () => {
    hover(true);
    get('second').click();
    expect(isDismissed()).toBe(true);
  });

  it('is not dismissed by an Escape that another handler has used', () => {
    press('Escape');
    expect(isDismissed()).toBe(false);
  });
});

describe('an open panel', () => {
  it.each(['first', 'elsewhere'])('%s: closes when focus leaves it, not before', (to) => {
    get('trade').click();
    get('second').focus();
    get(to).focus();
    expect(isOpen('panel')).toBe(to === 'first');
  });

  it('closes when focus leaves its button', () => {
    get('trade').focus();
    get('trade').click();
    get('before').focus();
    expect(isOpen('panel')).toBe(false);
  });

  it('closes when a link in it is chosen', () => {
    get('trade').click();
    get('second').click();
    expect(isOpen('panel')).toBe(false);
  });

  it('stays for a link opened in another tab', () => {
    get('trade').click();
    get('second').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    expect(isOpen('panel')).toBe(true);
  });

  it('closes on the way back or forward', () => {
    get('trade').click();
    window.dispatchEvent(new Event('popstate'));
    expect(isOpen('panel')).toBe(false);
  });
});
