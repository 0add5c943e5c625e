import { graphql } from 'gatsby';

export const query = graphql`
  fragment InstrumentFacts on Instrument {
    symbol
    name(locale: $locale)
    assetClass
  }
`;

/** One of the things that can be traded, its name in the page's language. */
export type Instrument = Queries.InstrumentFactsFragment;
