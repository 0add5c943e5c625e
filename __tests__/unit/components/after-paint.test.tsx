/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { AfterPaint, FirstPageMounted } from '../../../src/components/after-paint';

const page = (firstPageMounted: boolean) => (
  <FirstPageMounted.Provider value={{ current: firstPageMounted }}>
    <h1>Heading</h1>
    <AfterPaint>
      <p>Rest</p>
    </AfterPaint>
  </FirstPageMounted.Provider>
);

afterEach(() => window.history.replaceState(null, '', '/'));

it('the page that the browser opened is whole at once', () => {
  render(page(false));
  expect(screen.getByText('Rest')).toBeInTheDocument();
});

it('after a client-side navigation, the rest of the page is rendered after the heading', async () => {
  render(page(true));
  expect(screen.getByRole('heading')).toBeInTheDocument();
  expect(screen.queryByText('Rest')).not.toBeInTheDocument();
  expect(await screen.findByText('Rest')).toBeInTheDocument();
});

it('a page that opens at a place further down is whole at once', () => {
  window.history.replaceState(null, '', '#place');
  render(page(true));
  expect(screen.getByText('Rest')).toBeInTheDocument();
});

it('nothing comes to a page that was left before', async () => {
  const error = jest.spyOn(console, 'error');
  render(page(true)).unmount();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(error).not.toHaveBeenCalled();
});
