import i18next from 'i18next';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { PageMark } from '../../../src/layout/page-mark';
import { fillStrings } from '../../../src/content/placeholders';
import type { Problem } from '../../../src/content/problem';
import { placeholderValues } from '../../../src/content/settings';
import type { PageContext } from '../../../src/gatsby/create-pages';
import type { Locale } from '../../../src/i18n/locales';
import { CurrentPageProvider } from '../../../src/i18n/current-page';
import { routes } from '../../../src/routes';
import { SectionWrapper } from '../../../src/sections/section-list';
import { sectionIds } from '../../../src/sections/section-attributes';
import type { PreviewInput, PreviewFocus } from './input';
import { interfaceStrings, type PageData } from './page-data';
import type { StringsByNamespace } from './preview-facts';
import { ProblemNotes } from './problem-notes';
import { SectionBoundary } from './section-boundary';
import { templates } from './templates';

const Problems = createContext<readonly Problem[]>([]);

const isOf = (index: number, { field }: Problem): boolean => /^sections\[(\d+)\]/.exec(field)?.[1] === String(index);

/** A section of the page, with its problems above it. */
function PreviewSection({ index, children }: { index: number; children: ReactNode }) {
  return (
    <>
      <ProblemNotes problems={useContext(Problems).filter((problem) => isOf(index, problem))} />
      <SectionBoundary>{children}</SectionBoundary>
    </>
  );
}

const translationFor = (locale: Locale, settings: PreviewInput['settings']) => {
  const i18n = i18next.createInstance();
  const namespaces = Object.keys(interfaceStrings[locale]);
  const strings = fillStrings(interfaceStrings[locale], placeholderValues(settings, locale));
  void i18n.init({
    lng: locale,
    resources: { [locale]: strings as StringsByNamespace },
    defaultNS: 'common',
    fallbackNS: namespaces,
    interpolation: { escapeValue: false },
  });
  return i18n;
};

interface PagePreviewProps {
  input: PreviewInput;
  page: PageData;
}

/** The element of the focused section or item. If the item is collapsed, it is opened. */
function elementAt({ section, item, headings }: PreviewFocus, ids: readonly string[]): Element | null | undefined {
  if (headings !== undefined) return [...document.querySelectorAll('main :is(h1, h2, h3)')][headings];
  const shown = section === undefined ? null : document.getElementById(ids[section] ?? '');
  const details = item === undefined ? undefined : shown?.querySelectorAll('details')[item];
  if (details) details.open = true;
  return details ?? shown;
}

/** Scrolls to the focused element when the focus changes. It is an effect, because the element must be in the DOM. */
function useScrollTo({ focus }: PreviewInput, { data }: PageData): void {
  const ids = sectionIds(data.page.sections.map(({ __typename }) => __typename));
  const target = JSON.stringify([focus, ids]);
  useEffect(() => {
    const [at, known] = JSON.parse(target) as [PreviewFocus, string[]];
    elementAt(at, known)?.scrollIntoView();
  }, [target]);
}

/** The preview of a page without header and footer: its template, with the form's values. */
export function PagePreview({ input, page }: PagePreviewProps) {
  const { route, locale, settings } = input;
  const { data, problems } = page;
  useScrollTo(input, page);
  const i18n = useMemo(() => translationFor(locale, settings), [locale, settings]);
  const Template = templates[routes[route].template];
  const { draft, sections } = data.page;
  const elsewhere = problems.filter((problem) => !sections.some((_, index) => isOf(index, problem)));
  // Templates read only these fields of the page context.
  const pageContext = { tree: locale, locale, route, namespaces: routes[route].namespaces } as PageContext;
  return (
    <I18nextProvider i18n={i18n}>
      <CurrentPageProvider tree={locale} route={route}>
        <Problems.Provider value={problems}>
          <SectionWrapper.Provider value={PreviewSection}>
            {draft && <PageMark what="draft" />}
            <ProblemNotes problems={elsewhere} />
            <main id="main">
              <SectionBoundary>
                <Template data={data} pageContext={pageContext} />
              </SectionBoundary>
            </main>
          </SectionWrapper.Provider>
        </Problems.Provider>
      </CurrentPageProvider>
    </I18nextProvider>
  );
}
