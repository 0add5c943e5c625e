/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PageShell } from '../../../src/layout/page-shell';
import { company, renderInPlace } from './render-in-place';
import { de, en } from '../../support/strings';

function Broken(): never {
  throw new Error('The chart fell off the wall');
}

const shell = (content: React.ReactNode) => <PageShell company={company}>{content}</PageShell>;

describe('the page shell', () => {
  it('begins with a way past the header, into the content', () => {
    renderInPlace(shell(<p>Copy</p>), {});
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent(en.common.skipToContent);
    expect(first).toHaveAttribute('href', '#main');
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  });

  it('puts header, content and footer into their landmarks', () => {
    renderInPlace(shell(<p>Copy</p>), {});
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Copy');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('draws the logo once, however often it is shown', () => {
    renderInPlace(shell(<p>Copy</p>), {});
    expect(document.querySelectorAll('#logo-art')).toHaveLength(1);
    expect(document.querySelectorAll('use[href="#logo-art"]').length).toBeGreaterThan(1);
  });
});

describe('header and footer after a client-side navigation', () => {
  const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'));

  it('stay mounted, and mark the link to the new page as the current one', () => {
    const { goTo } = renderInPlace(shell(<h1>Markets</h1>), { route: 'market' });
    const header = screen.getByRole('banner');
    expect(new Set(current())).toEqual(new Set(['/en/market']));
    goTo('terms', shell(<h1>Conditions</h1>));
    expect(new Set(current())).toEqual(new Set(['/en/terms']));
    expect(screen.getByRole('banner')).toBe(header);
  });
});

describe('a page that fails to render', () => {
  beforeEach(() => {
    // React logs errors that a boundary catches.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('shows the error screen in the page’s language, between header and footer', () => {
    renderInPlace(shell(<Broken />), { tree: 'de' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(de.common.errors.title);
    expect(screen.getByText('The chart fell off the wall')).toBeVisible();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: de.common.errors.home })).toHaveAttribute('href', '/de');
  });

  it('does not keep the next page from showing', () => {
    const { goTo } = renderInPlace(shell(<Broken />), {});
    goTo('terms', shell(<p>Conditions</p>));
    expect(screen.getByRole('main')).toHaveTextContent('Conditions');
  });
});
