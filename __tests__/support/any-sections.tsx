import type { ReactNode } from 'react';
import { ContactListSection } from '../../src/sections/contact-list/contact-list';
import { EconomicCalendarSection } from '../../src/sections/economic-calendar/economic-calendar';
import { InstrumentSearchSection } from '../../src/sections/instrument-search/instrument-search';
import { LeverageToolSection } from '../../src/sections/leverage-tool/leverage-tool';
import { MarketQuotesSection } from '../../src/sections/market-quotes/market-quotes';
import { MiniChartsSection } from '../../src/sections/mini-charts/mini-charts';
import { NoticeSection } from '../../src/sections/notice/notice';
import { OfficeMapSection } from '../../src/sections/office-map/office-map';
import { SectionList } from '../../src/sections/section-list';
import { plainSections } from '../../src/sections/section-map';
import { SignInSection } from '../../src/sections/sign-in/sign-in';
import type { samples } from '../unit/sections/samples';

type AnySample = (typeof samples)[keyof typeof samples];

const components = {
  ...plainSections,
  ContactListSection,
  EconomicCalendarSection,
  InstrumentSearchSection,
  LeverageToolSection,
  MarketQuotesSection,
  MiniChartsSection,
  NoticeSection,
  OfficeMapSection,
  SignInSection,
};

interface SectionsProps {
  sections: readonly AnySample[];
  children?: ReactNode;
}

/** Sections of every kind, whichever template they belong to. */
export const Sections = ({ sections, children }: SectionsProps) => (
  <SectionList sections={sections} components={components}>
    {children}
  </SectionList>
);
