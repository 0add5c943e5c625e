/** @jest-environment jsdom */
import { get, isOpen, prepareMenuPage, windowWidth } from './menu-page';

prepareMenuPage();

describe('the full-screen menu', () => {
  const inert = () => [...document.querySelectorAll('[inert]')].map((element) => element.id || element.localName);

  it('takes focus and makes everything around it unreachable, but not what speaks', () => {
    get('burger').click();
    expect(get('close')).toHaveFocus();
    expect(inert()).toEqual(['bar', 'main', 'already']);
  });

  it.each([
    ['its close button', () => get('close').click()],
    ['a chosen link', () => get('chosen').click()],
    ['the way back', () => window.dispatchEvent(new Event('popstate'))],
    ['a window grown wide', () => windowWidth.dispatchEvent(new Event('change'))],
  ])('is closed by %s, and everything is as before', (_what, close) => {
    get('burger').click();
    close();
    expect(isOpen('site-menu')).toBe(false);
    expect(inert()).toEqual(['already']);
  });

  it('stays open while focus moves inside', () => {
    get('burger').click();
    get('chosen').focus();
    expect(isOpen('site-menu')).toBe(true);
  });
});
