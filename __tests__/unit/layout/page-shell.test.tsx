/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { PageShell } from '../../../src/layout/page-shell';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';
import { company } from './company';

const shell = (content: React.ReactNode) => <PageShell company={company}>{content}</PageShell>;

it('a page begins with a way past the header, into the content', () => {
  renderInPage(shell(<p>Copy</p>));
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveTextContent(en.common.skipToContent);
  expect(first).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('header and footer stay mounted when a page comes without loading, and mark the new one', () => {
  const current = () => screen.queryAllByRole('link', { current: 'page' }).map((link) => link.getAttribute('href'));
  const { goTo } = renderInPage(shell(<h1>Markets</h1>), { tree: 'en', route: 'market' });
  const header = screen.getByRole('banner');
  expect(new Set(current())).toEqual(new Set(['/en/market']));
  goTo('terms', shell(<h1>Conditions</h1>));
  expect(new Set(current())).toEqual(new Set(['/en/terms']));
  expect(screen.getByRole('banner')).toBe(header);
});
