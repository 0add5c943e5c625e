import { act, render } from '@testing-library/react';
import { createInstance } from 'i18next';
import { CalendarDays } from 'lucide';
import type { ReactNode } from 'react';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import deCommon from '../../../locales/de/common.json';
import de from '../../../locales/de/embeds.json';
import enCommon from '../../../locales/en/common.json';
import en from '../../../locales/en/embeds.json';
import frCommon from '../../../locales/fr/common.json';
import fr from '../../../locales/fr/embeds.json';
import type { ThirdPartyLoading } from '../../../src/embeds/consent';
import { FrameCard } from '../../../src/embeds/frame-card';
import { MiniCharts } from '../../../src/embeds/mini-charts';
import { providerLinks } from '../../../src/embeds/provider';
import type { Locale } from '../../../src/i18n/locales';
import { TreeProvider } from '../../../src/i18n/tree';

/** Renders an embed with the real interface strings. */
export function renderEmbed(children: ReactNode, locale: Locale = 'en') {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({
    lng: locale,
    initImmediate: false,
    resources: {
      en: { embeds: en, common: enCommon },
      de: { embeds: de, common: deCommon },
      fr: { embeds: fr, common: frCommon },
    },
    interpolation: { escapeValue: false, defaultVariables: { company: 'Example & Co' } },
  });
  return render(
    <I18nextProvider i18n={i18n}>
      <TreeProvider tree={locale} route="home">
        {children}
      </TreeProvider>
    </I18nextProvider>,
  );
}

export const calendar = (thirdParty: ThirdPartyLoading = 'load') => (
  <FrameCard
    name={en.calendar.title}
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
