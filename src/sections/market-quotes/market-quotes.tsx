import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/section';
import { SectionHeading } from '../../components/section-heading';
import { MarketQuotes } from '../../embeds/market-quotes';
import * as styles from './market-quotes.module.css';

export const query = graphql`
  fragment MarketQuotesSection on MarketQuotesSection {
    title
    lead
    widgets {
      quoteGroups {
        id
        label(locale: $locale)
        symbols {
          symbol
          name(locale: $locale)
        }
      }
    }
    company {
      thirdParty
    }
  }
`;

type MarketQuotesProps = SectionProps<Queries.MarketQuotesSectionFragment>;

export const MarketQuotesSection = ({ place, title, lead, widgets, company }: MarketQuotesProps) => (
  <Section {...place} className={styles.columns}>
    <SectionHeading id={place.labelledBy} title={title} lead={lead} />
    <MarketQuotes groups={widgets.quoteGroups} thirdParty={company.thirdParty} />
  </Section>
);
