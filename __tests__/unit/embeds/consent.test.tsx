/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThirdPartyChoice } from '../../../src/embeds/third-party-choice';
import { renderInPage } from '../../support/render-in-page';
import { en } from '../../support/strings';
import { calendar, fakeNetwork, fakeObserver } from './embeds';

let observer: ReturnType<typeof fakeObserver>;
let requests: ReturnType<typeof fakeNetwork>;

beforeEach(() => {
  observer = fakeObserver();
  requests = fakeNetwork();
});

afterEach(() => {
  window.localStorage.clear();
  jest.restoreAllMocks();
});

const page = (
  <>
    {calendar('ask')}
    <ThirdPartyChoice thirdParty="ask" />
  </>
);
const allowButton = () => screen.getByRole('button', { name: en.embeds.ask.allow });

it('where visitors are asked, nothing is watched or requested before they agree', async () => {
  renderInPage(page);
  expect(observer.watched).toBe(0);
  await observer.comeNear();
  expect(requests).toHaveLength(0);
  expect(screen.getByText(en.embeds.ask.text)).toBeVisible();
});

it('agreeing to third parties loads what is near and is remembered', async () => {
  const view = renderInPage(page);
  await userEvent.click(allowButton());
  expect(screen.getByRole('group', { name: en.embeds.calendar.title })).toHaveFocus();
  await observer.comeNear();
  expect(requests).toHaveLength(1);
  view.unmount();
  renderInPage(page);
  expect(screen.queryByRole('button', { name: en.embeds.ask.allow })).toBeNull();
});

it('the choice of third parties can be withdrawn, which removes the frame and asks again', async () => {
  renderInPage(page);
  await userEvent.click(allowButton());
  await observer.comeNear();
  await requests[0]!.answer();
  fireEvent.load(document.querySelector('iframe')!);
  await userEvent.click(screen.getByRole('button', { name: en.common.thirdParty.revoke }));
  expect(document.querySelector('iframe')).toBeNull();
  expect(document.querySelector('[data-phase=waiting] .rows')).not.toBeNull();
  expect(allowButton()).toBeVisible();
  expect(window.localStorage).toHaveLength(0);
});
