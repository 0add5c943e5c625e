import { act } from '@testing-library/react';
import { CalendarDays } from 'lucide';
import type { ThirdPartyLoading } from '../../../src/embeds/consent';
import { FrameCard } from '../../../src/embeds/frame-card';
import { MiniCharts } from '../../../src/embeds/mini-charts';
import { providerLinks } from '../../../src/embeds/provider';
import { en } from '../../support/strings';

export const calendar = (thirdParty: ThirdPartyLoading = 'load') => (
  <FrameCard
    name={en.embeds.calendar.title}
    icon={CalendarDays}
    content={{ widget: 'events' }}
    href={providerLinks.calendar('en')}
    size="calendar"
    rows={9}
    thirdParty={thirdParty}
  />
);

const symbols = ['Apple', 'Microsoft', 'Nvidia', 'Amazon', 'Alphabet', 'Tesla'].map((name, index) => ({
  symbol: `NASDAQ:S${index}`,
  name,
}));

export const charts = (thirdParty: ThirdPartyLoading = 'load') => (
  <MiniCharts symbols={symbols} thirdParty={thirdParty} />
);

type Callback = (entries: { isIntersecting: boolean }[]) => void;

/** A mock of IntersectionObserver: `comeNear` reports all observed elements as intersecting. */
export function fakeObserver() {
  const watching = new Set<Callback>();
  window.IntersectionObserver = class {
    constructor(private readonly callback: Callback) {}
    observe() {
      watching.add(this.callback);
    }
    disconnect() {
      watching.delete(this.callback);
    }
  } as unknown as typeof IntersectionObserver;
  return {
    comeNear: () => act(async () => watching.forEach((callback) => callback([{ isIntersecting: true }]))),
    get watched() {
      return watching.size;
    },
  };
}

interface Question {
  url: string;
  init: RequestInit;
  answer: () => Promise<void>;
  refuse: () => Promise<void>;
}

/** A mock of `fetch`: each request waits until the test responds or rejects it. */
export function fakeNetwork(): Question[] {
  const questions: Question[] = [];
  window.fetch = ((url: string, init: RequestInit) =>
    new Promise((resolve, reject) => {
      questions.push({
        url,
        init,
        answer: () => act(async () => resolve(new Response())),
        refuse: () => act(async () => reject(new TypeError('Failed to fetch'))),
      });
      init.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    })) as typeof fetch;
  globalThis.Response ??= class {} as typeof Response;
  return questions;
}
