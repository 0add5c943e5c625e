/** @jest-environment jsdom */
import { navigate } from 'gatsby';
import { followLinks, stopWaiting } from '../../../src/navigation/follow-links';

beforeAll(followLinks);

it('a link that was clicked shows that its page is loading, until the page has changed', () => {
  document.body.innerHTML = '<a href="/de/auth/login">Log In</a> <a href="/de/terms">Terms</a>';
  const [login, terms] = document.querySelectorAll('a');
  login?.click();
  expect(navigate).toHaveBeenCalledWith('/de/auth/login', { replace: false });
  expect(login).toHaveAttribute('aria-busy', 'true');
  expect(terms).not.toHaveAttribute('aria-busy');
  stopWaiting();
  expect(login).not.toHaveAttribute('aria-busy');
});
