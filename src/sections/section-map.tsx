import { graphql } from 'gatsby';
import type { ComponentType, ReactNode } from 'react';
import type { SectionProps } from '../components/section';
import { AccordionSection } from './accordion/accordion';
import { BentoSection } from './bento/bento';
import { CallToActionSection } from './call-to-action/call-to-action';
import { CardsSection } from './cards/cards';
import { ContactListSection } from './contact-list/contact-list';
import { EconomicCalendarSection } from './economic-calendar/economic-calendar';
import { HeroSection } from './hero/hero';
import { ImageCardsSection } from './image-cards/image-cards';
import { InstrumentSearchSection } from './instrument-search/instrument-search';
import { InstrumentsSection } from './instruments/instruments';
import { IntroSection } from './intro/intro';
import { LinkCardsSection } from './link-cards/link-cards';
import { MarketCardsSection } from './market-cards/market-cards';
import { MarketQuotesSection } from './market-quotes/market-quotes';
import { MiniChartsSection } from './mini-charts/mini-charts';
import { NoticeSection } from './notice/notice';
import { OfficeMapSection } from './office-map/office-map';
import { PanelsSection } from './panels/panels';
import { placesOf } from './section-places';
import { ShowcaseSection } from './showcase/showcase';
import { SignInSection } from './sign-in/sign-in';
import { SplitCardsSection } from './split-cards/split-cards';
import { StepsSection } from './steps/steps';

export const query = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...AccordionSection
      ...BentoSection
      ...CallToActionSection
      ...CardsSection
      ...ContactListSection
      ...EconomicCalendarSection
      ...HeroSection
      ...ImageCardsSection
      ...InstrumentSearchSection
      ...InstrumentsSection
      ...IntroSection
      ...LinkCardsSection
      ...MarketCardsSection
      ...MarketQuotesSection
      ...MiniChartsSection
      ...NoticeSection
      ...OfficeMapSection
      ...PanelsSection
      ...ShowcaseSection
      ...SignInSection
      ...SplitCardsSection
      ...StepsSection
    }
  }
`;

type AnySection = Queries.PageSectionsFragment['sections'][number];
type Kind = AnySection['__typename'];
type PropsOf<K extends Kind> = SectionProps<Extract<AnySection, { __typename: K }>> & { children?: ReactNode };

/** The component of each kind of section; a kind without one does not compile. */
const sectionMap: { [K in Kind]: ComponentType<PropsOf<K>> } = {
  AccordionSection,
  BentoSection,
  CallToActionSection,
  CardsSection,
  ContactListSection,
  EconomicCalendarSection,
  HeroSection,
  ImageCardsSection,
  InstrumentSearchSection,
  InstrumentsSection,
  IntroSection,
  LinkCardsSection,
  MarketCardsSection,
  MarketQuotesSection,
  MiniChartsSection,
  NoticeSection,
  OfficeMapSection,
  PanelsSection,
  ShowcaseSection,
  SignInSection,
  SplitCardsSection,
  StepsSection,
};

interface SectionsProps {
  sections: readonly AnySection[];
  /** What stands in a sign-in section: its form. */
  children?: ReactNode;
}

/** The sections of a page from top to bottom. */
export function Sections({ sections, children }: SectionsProps) {
  const places = placesOf(sections.map((section) => section.__typename));
  return (
    <>
      {places.map((place, index) => {
        const section = sections[index] as AnySection;
        // The map's own type has paired each kind with its component; TypeScript cannot follow the pair through a lookup.
        const Component = sectionMap[section.__typename] as ComponentType<PropsOf<Kind>>;
        return (
          <Component key={place.id} {...section} place={place}>
            {children}
          </Component>
        );
      })}
    </>
  );
}
