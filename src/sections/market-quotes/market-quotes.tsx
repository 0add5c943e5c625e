import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ChartCandlestick } from '../../components/icons';
import { Section, type SectionProps } from '../../components/section';
import { FrameCard } from '../../embeds/frame-card';

export const query = graphql`
  fragment MarketQuotesSection on MarketQuotesSection {
    title
    lead
    widgets {
      quoteGroups {
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

export function MarketQuotesSection({ attributes, title, lead, widgets, company }: MarketQuotesProps) {
  const { t } = useTranslation('embeds');
  return (
    <Section {...attributes} title={title} lead={lead}>
      <FrameCard
        name={t('quotes.title')}
        icon={ChartCandlestick}
        content={{ widget: 'market-quotes', groups: widgets.quoteGroups }}
        size="quotes"
        rows={11}
        names={widgets.quoteGroups.flatMap(({ symbols }) => symbols.map((quoted) => quoted.name))}
        thirdParty={company.thirdParty}
      />
    </Section>
  );
}
