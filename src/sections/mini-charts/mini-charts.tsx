import { graphql } from 'gatsby';
import { Section, type SectionProps } from '../../components/section';
import { MiniCharts } from '../../embeds/mini-charts';

export const query = graphql`
  fragment MiniChartsSection on MiniChartsSection {
    title
    lead
    widgets {
      miniCharts {
        symbol
        name(locale: $locale)
      }
    }
    company {
      thirdParty
    }
  }
`;

type MiniChartsProps = SectionProps<Queries.MiniChartsSectionFragment>;

export const MiniChartsSection = ({ attributes, title, lead, widgets, company }: MiniChartsProps) => (
  <Section {...attributes} title={title} lead={lead}>
    <MiniCharts symbols={widgets.miniCharts} thirdParty={company.thirdParty} />
  </Section>
);
