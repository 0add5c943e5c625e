/** @jest-environment jsdom */
import { followLanguageLink } from '../../../src/early/language-links';

const linkTo = (locale?: string) => {
  const link = document.createElement('a');
  link.href = '/anywhere';
  if (locale) link.dataset.locale = locale;
  return link;
};

const at = (address: string) => window.history.replaceState(null, '', address);

describe('a link of the language selector', () => {
  const navigate = jest.fn();

  beforeEach(() => {
    navigate.mockClear();
    window.localStorage.clear();
    Object.assign(window, { ___navigate: navigate });
  });

  it.each([
    ['/en/terms?x=1#faq', 'de', '/de/terms?x=1#faq'],
    ['/terms?x=1#faq', 'fr', '/fr/terms?x=1#faq'],
    ['/de/terms?x=1#faq', 'en', '/terms?x=1#faq'],
    ['/de', 'fr', '/fr'],
    ['/de?x=1', 'en', '/en?x=1'],
    ['/de/no/such/page', 'fr', '/fr/no/such/page'],
  ])('on %s leads to %s: %s, in place of this history entry', (here, locale, there) => {
    at(here);
    expect(followLanguageLink(linkTo(locale))).toBe(true);
    expect(navigate.mock.calls).toEqual([[there, { replace: true }]]);
  });

  it('remembers the choice', () => {
    at('/en/terms');
    followLanguageLink(linkTo('de'));
    expect(window.localStorage.getItem('locale')).toBe('de');
  });

  it('goes nowhere when the language is the page’s own, but remembers it', () => {
    at('/de/terms');
    expect(followLanguageLink(linkTo('de'))).toBe(true);
    expect(navigate).not.toHaveBeenCalled();
    expect(window.localStorage.getItem('locale')).toBe('de');
  });

  it('works where storage is denied', () => {
    at('/en/terms');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    followLanguageLink(linkTo('de'));
    expect(navigate).toHaveBeenCalledWith('/de/terms', { replace: true });
    jest.restoreAllMocks();
  });

  it.each([undefined, 'xx'])('is not one without a language that the site has (%s)', (locale) => {
    expect(followLanguageLink(linkTo(locale))).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
    expect(window.localStorage).toHaveLength(0);
  });
});
