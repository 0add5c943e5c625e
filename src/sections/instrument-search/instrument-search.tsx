import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { useEffect, useRef } from 'react';
import { politely } from '../../components/politely';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/visually-hidden.module.css';
import { usePlace } from '../../i18n/tree';
import { ClassList } from './class-list';
import { didYouMean } from './did-you-mean';
import { assetClasses, type Filter, isFiltering } from './filter';
import { wordsOf } from './folded';
import { NothingFound } from './nothing-found';
import { findRanked } from './rank';
import { Results } from './results';
import { SearchForm } from './search-form';
import { useFilter } from './use-filter';
import * as styles from './instrument-search.module.css';

export const query = graphql`
  fragment InstrumentSearchSection on InstrumentSearchSection {
    title
    lead
    instruments {
      ...InstrumentFacts
    }
  }
`;

/** Milliseconds without a change after which screen readers announce how much was found. */
const announcementDelay = 700;

type InstrumentSearchProps = SectionProps<Queries.InstrumentSearchSectionFragment>;

/** Every instrument: folded lists by class, or what was found by words, the best match first. */
export function InstrumentSearchSection({ place, title, lead, instruments }: InstrumentSearchProps) {
  const { t } = useTranslation('instruments');
  const { locale } = usePlace();
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { filter, onChange, onChoose } = useFilter(form);
  const { assetClass } = filter;
  const words = wordsOf(filter.words);
  const isSearching = words.length > 0;

  const inClass = (chosen: Filter['assetClass']) => (instrument: { assetClass: Filter['assetClass'] }) =>
    chosen === 'all' || instrument.assetClass === chosen;
  const everywhere = isSearching ? findRanked(instruments, words, locale) : [];
  const matching = isSearching ? everywhere.map(({ instrument }) => instrument) : instruments;
  const countIn = (chosen: Filter['assetClass']) => matching.filter(inClass(chosen)).length;
  const found = everywhere.filter(({ instrument }) => inClass(assetClass)(instrument));
  const suggestions = isSearching && everywhere.length === 0 ? didYouMean(instruments, words, locale) : [];

  const total = instruments.length;
  const count = countIn(assetClass);
  const summary = count < total ? t('count.found', { count, total }) : t('count.all', { count: total });
  const wayOn =
    everywhere.length > 0 ? 'nothing.elsewhere' : suggestions.length > 0 ? 'nothing.didYouMean' : 'nothing.hint';
  const names = suggestions.map(({ name }) => name).join(', ');
  const announced = useSettled(count > 0 ? summary : [summary, t(wayOn), names].join(' '), announcementDelay);

  const wasFiltered = useRef(false);
  useEffect(() => {
    const isFiltered = isFiltering(filter);
    if (!isFiltered && !wasFiltered.current) return;
    wasFiltered.current = isFiltered;
    const linked = document.getElementById(window.location.hash.slice(1));
    for (const group of list.current?.querySelectorAll('details') ?? [])
      group.open = isFiltered || group.contains(linked);
  }, [filter]);

  const choose = (next: Filter) => {
    onChoose(next);
    // The button that was pressed is gone.
    form.current?.querySelector<HTMLInputElement>('[type=search]')?.focus();
  };

  return (
    <Section {...place}>
      <SectionHeading id={place.labelledBy} title={title} lead={lead} />
      <div className={styles.finder}>
        <SearchForm ref={form} listId={`${place.id}-list`} countIn={countIn} onChange={onChange} />
        {count > 0 && (
          <p aria-hidden="true" className={styles.count}>
            {summary}
          </p>
        )}
        <p {...politely} className={hidden.visuallyHidden}>
          {announced}
        </p>
        <div id={`${place.id}-list`}>
          {found.length > 0 && <Results found={found} words={words} />}
          {isSearching && found.length === 0 && (
            <NothingFound
              filter={filter}
              wayOn={t(wayOn)}
              elsewhere={everywhere.length}
              suggestions={suggestions}
              onChoose={choose}
            />
          )}
          <div ref={list} hidden={isSearching}>
            {assetClasses.map((each) => (
              <ClassList
                key={each}
                assetClass={each}
                instruments={instruments.filter(inClass(each))}
                hidden={assetClass !== 'all' && assetClass !== each}
              />
            ))}
          </div>
        </div>
      </div>
    </Section>
  );
}
