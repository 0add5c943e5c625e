import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useEffect, useRef } from 'react';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { ClassList } from './class-list';
import { assetClasses, isFiltering, matches } from './filter';
import type { Instrument } from './instrument';
import { SearchForm } from './search-form';
import { useFilter } from './use-filter';
import * as styles from './instrument-search.module.css';

export const query = graphql`
  fragment InstrumentSearchSection on InstrumentSearchSection {
    eyebrow
    title
    lead
    instruments {
      ...InstrumentFacts
    }
  }
`;

type InstrumentSearchProps = SectionProps<Queries.InstrumentSearchSectionFragment>;

/** Every instrument, by asset class; classes with matches are expanded while a search is active. */
export function InstrumentSearchSection({ place, eyebrow, title, lead, instruments }: InstrumentSearchProps) {
  const { t } = useTranslation('instruments');
  const form = useRef<HTMLFormElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { filter, onChange } = useFilter(form);
  const isSearching = isFiltering(filter);
  const isShown = (instrument: Instrument) => matches(instrument, filter);
  const count = instruments.filter(isShown).length;
  const total = instruments.length;

  const wasSearching = useRef(false);
  useEffect(() => {
    if (!isSearching && !wasSearching.current) return;
    wasSearching.current = isSearching;
    const linked = document.getElementById(window.location.hash.slice(1));
    for (const group of list.current?.querySelectorAll('details') ?? [])
      group.open = isSearching || group.contains(linked);
  }, [isSearching, filter]);

  return (
    <Section {...place}>
      <SectionHeading id={place.labelledBy} eyebrow={eyebrow} title={title} lead={lead} />
      <div className={styles.parts}>
        <SearchForm ref={form} listId={`${place.id}-list`} onChange={onChange} />
        <p role="status" className={styles.count}>
          {isSearching ? t('count.found', { count, total }) : t('count.all', { count: total })}
        </p>
        <div ref={list} id={`${place.id}-list`} className={styles.groups}>
          {assetClasses.map((assetClass) => (
            <ClassList
              key={assetClass}
              assetClass={assetClass}
              instruments={instruments.filter((instrument) => instrument.assetClass === assetClass)}
              isShown={isShown}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
