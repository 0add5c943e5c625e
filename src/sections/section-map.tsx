// Written by packages/publish/build/section-map.ts from the folders of section kinds, whenever a build or `develop` starts.
import { graphql } from 'gatsby';
import { AccordionSection } from './accordion/accordion';
import { CallToActionSection } from './call-to-action/call-to-action';
import { CapturesSection } from './captures/captures';
import { CardsSection } from './cards/cards';
import { HeroSection } from './hero/hero';
import { ImageCardsSection } from './image-cards/image-cards';
import { InstrumentsSection } from './instruments/instruments';
import { IntroSection } from './intro/intro';
import { LinkCardsSection } from './link-cards/link-cards';
import { LinkRowsSection } from './link-rows/link-rows';
import { PanelsSection } from './panels/panels';
import { ShowcaseSection } from './showcase/showcase';
import { SplitCardsSection } from './split-cards/split-cards';
import { StepsSection } from './steps/steps';
import type { SectionComponents } from './section-list';

export const query = graphql`
  fragment PageSections on Page {
    sections {
      __typename
      ...AccordionSection
      ...CallToActionSection
      ...CapturesSection
      ...CardsSection
      ...HeroSection
      ...ImageCardsSection
      ...InstrumentsSection
      ...IntroSection
      ...LinkCardsSection
      ...LinkRowsSection
      ...PanelsSection
      ...ShowcaseSection
      ...SplitCardsSection
      ...StepsSection
    }
  }
`;

type AnySection = Queries.PageSectionsFragment['sections'][number];

/**
 * The component of each kind that any content page may show. A kind with much script is `@ownTemplate`: the templates
 * whose pages show it import it, and no other page downloads it. Where a kind is in neither, `SectionList` stops the build.
 */
export const plainSections = {
  AccordionSection,
  CallToActionSection,
  CapturesSection,
  CardsSection,
  HeroSection,
  ImageCardsSection,
  InstrumentsSection,
  IntroSection,
  LinkCardsSection,
  LinkRowsSection,
  PanelsSection,
  ShowcaseSection,
  SplitCardsSection,
  StepsSection,
} satisfies SectionComponents<AnySection>;
