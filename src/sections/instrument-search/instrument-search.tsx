import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../components/class-names';
import { politely } from '../../components/politely';
import { Section, type SectionProps } from '../../components/section';
import * as swipe from '../../components/patterns/swipe-row.module.css';
import { useSettled } from '../../components/use-settled';
import * as hidden from '../../components/patterns/visually-hidden.module.css';
import { useCurrentPage } from '../../i18n/current-page';
import { ClassList } from './class-list';
import { didYouMean } from './did-you-mean';
import type { Filter } from './filter';
import { isInOtherScript, searchWords } from './folded';
import { MarketCard } from './market-card';
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
    cards {
      assetClass
      title
      text
      diagram {
        ...DiagramFigure
      }
      movesTitle
      moves {
        term
        text
      }
      hours
    }
    instruments {
      symbol
      name(locale: $locale)
      assetClass
    }
  }
`;

/** Screen readers announce the number of results when the search has not changed for this many milliseconds. */
const announcementDelay = 700;

type InstrumentSearchProps = SectionProps<Queries.InstrumentSearchSectionFragment>;

/**
 * A search field. Below it are a card and a list of instruments for each asset class or, while the visitor is
 * searching, the results, best match first.
 */
export function InstrumentSearchSection({ attributes, title, lead, cards, instruments }: InstrumentSearchProps) {
  const { t } = useTranslation('instruments');
  const { locale } = useCurrentPage();
  const listId = `${attributes.id}-list`;
  const { input, filter, onType, onChoose } = useFilter(listId);
  const { assetClass } = filter;
  const words = searchWords(filter.words);
  const isSearching = words.length > 0;
  // The list of the first asset class is open until the visitor chooses another class.
  const openClass = assetClass === 'all' ? cards[0]?.assetClass : assetClass;

  const inClass = (chosen: Filter['assetClass']) => (instrument: { assetClass: Filter['assetClass'] }) =>
    chosen === 'all' || instrument.assetClass === chosen;
  const everywhere = isSearching ? findRanked(instruments, words, locale) : [];
  const matching = isSearching ? everywhere.map(({ instrument }) => instrument) : instruments;
  const countIn = (chosen: Filter['assetClass']) => matching.filter(inClass(chosen)).length;
  const found = everywhere.filter(({ instrument }) => inClass(assetClass)(instrument));
  const suggestions = isSearching && everywhere.length === 0 ? didYouMean(instruments, words, locale) : [];

  const total = instruments.length;
  const count = isSearching ? found.length : total;
  const some = count < total ? t('count.found', { count, total }) : t('count.all', { count: total });
  const summary = count > 0 ? some : t('count.none');
  const hint = words.some(isInOtherScript) ? 'nothing.otherScript' : 'nothing.hint';
  const advice = t(everywhere.length > 0 ? 'nothing.elsewhere' : suggestions.length > 0 ? 'nothing.didYouMean' : hint);
  const names = suggestions.map(({ name }) => name).join(', ');
  const announced = useSettled(count > 0 ? summary : [summary, advice, names].join(' '), announcementDelay);

  const choose = (next: Filter) => {
    onChoose(next);
    // The pressed button has been removed, so focus moves to the search field.
    input.current?.focus();
  };

  return (
    <Section {...attributes} title={title} lead={lead}>
      <SearchForm
        input={input}
        listId={listId}
        chosen={assetClass}
        isSearching={isSearching}
        countIn={countIn}
        onType={onType}
        onClass={(chosen) => onChoose({ words: filter.words, assetClass: chosen })}
      />
      <p {...politely} className={hidden.visuallyHidden}>
        {announced}
      </p>
      <ul className={classNames(styles.cards, swipe.row)} hidden={isSearching}>
        {cards.map((market, index) => (
          <MarketCard
            key={market.assetClass}
            market={market}
            layout={index < 3 ? 'third' : 'half'}
            isChosen={market.assetClass === assetClass}
            onChoose={() => onChoose({ words: '', assetClass: market.assetClass })}
          />
        ))}
      </ul>
      <div id={listId} className={styles.list}>
        {isSearching && count > 0 && (
          <p aria-hidden="true" className={styles.count}>
            {summary}
          </p>
        )}
        {found.length > 0 && <Results found={found} words={words} />}
        {isSearching && found.length === 0 && (
          <NothingFound
            filter={filter}
            advice={advice}
            elsewhere={everywhere.length}
            suggestions={suggestions}
            onChoose={choose}
          />
        )}
        <div hidden={isSearching}>
          {cards.map((market) => (
            <ClassList
              key={market.assetClass}
              market={market}
              instruments={instruments.filter(inClass(market.assetClass))}
              isOpen={market.assetClass === openClass}
            />
          ))}
        </div>
      </div>
    </Section>
  );
}
