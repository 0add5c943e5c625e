/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThirdPartyChoice } from '../../../src/embeds/third-party-choice';
import { calendar, fakeNetwork, fakeObserver, renderEmbed } from './render-embed';
import { en } from '../../support/strings';

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

describe('where visitors are asked', () => {
  it('nothing is watched or requested before they agree', async () => {
    renderEmbed(page);
    expect(observer.watched).toBe(0);
    await observer.comeNear();
    expect(requests).toHaveLength(0);
    expect(screen.getByText(en.embeds.ask.text)).toBeVisible();
  });

  it('agreeing loads what is near and is remembered', async () => {
    const view = renderEmbed(page);
    await userEvent.click(allowButton());
    expect(screen.getByRole('group', { name: en.embeds.calendar.title })).toHaveFocus();
    await observer.comeNear();
    expect(requests).toHaveLength(1);
    view.unmount();
    renderEmbed(page);
    expect(screen.queryByRole('button', { name: en.embeds.ask.allow })).toBeNull();
  });

  it('the choice can be withdrawn, which removes the frame and asks again', async () => {
    renderEmbed(page);
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

  it('a choice made in another tab counts here too', async () => {
    renderEmbed(page);
    window.localStorage.setItem('thirdParty', 'allowed');
    await act(async () => void window.dispatchEvent(new StorageEvent('storage', { key: 'thirdParty' })));
    expect(screen.queryByRole('button', { name: en.embeds.ask.allow })).toBeNull();
  });

  it('the choice holds for the visit where storage is denied', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    renderEmbed(page);
    await userEvent.click(allowButton());
    expect(screen.getByRole('button', { name: en.common.thirdParty.revoke })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: en.common.thirdParty.revoke }));
    expect(allowButton()).toBeVisible();
  });
});

describe('without the question for consent', () => {
  it('the footer has no choice to offer', () => {
    const { container } = renderEmbed(<ThirdPartyChoice thirdParty="load" />);
    expect(container).toBeEmptyDOMElement();
  });
});
