import type { IGatsbyImageData } from 'gatsby-plugin-image';

const imageData = (name: string, width: number, height: number): IGatsbyImageData => ({
  layout: 'constrained',
  width,
  height,
  images: {
    fallback: { src: `/${name}.webp`, srcSet: `/${name}.webp ${width}w`, sizes: `${width}px` },
    sources: [{ type: 'image/avif', srcSet: `/${name}.avif ${width}w`, sizes: `${width}px` }],
  },
});

const icon = { image: { childImageSharp: { gatsbyImageData: imageData('icon', 240, 240) } } };
const scene = { image: { childImageSharp: { gatsbyImageData: imageData('scene', 1240, 698) } } };
const heroScene = {
  image: {
    childImageSharp: {
      wide: imageData('wide', 1600, 900),
      narrow: imageData('narrow', 640, 542),
      dense: imageData('dense', 1062, 900),
    },
  },
};
const picture = { alt: 'Gold bars', ...scene };
const diagram = { svg: '<svg role="img"><title>A trend</title></svg>', caption: 'Rising lows' };
const terminal = {
  alt: 'The terminal',
  image: scene.image,
  narrow: { childImageSharp: { gatsbyImageData: imageData('screen', 700, 900) } },
};
const register = { label: 'Open an account', route: 'register' } as const;
const heading = { title: 'Heading', lead: 'Below' };
const card = { title: 'Card', text: 'What it says', icon };
const company = {
  supportEmail: 'help@example.com',
  supportChatUrl: 'https://chat.example.com',
  addressLines: ['1 Street', 'New York'],
  hours: { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00', timeZone: 'America/New_York' },
  map: { latitude: 40.785, longitude: -73.968, zoom: 17 },
  currency: 'EUR',
  thirdParty: 'load',
} as const;
const widgets = {
  miniCharts: ['AAPL', 'MSFT', 'NVDA', 'AMZN', 'GOOGL', 'TSLA'].map((name) => ({ symbol: `NASDAQ:${name}`, name })),
  quoteGroups: [{ id: 'forex', label: 'Forex', symbols: [{ symbol: 'FX:EURUSD', name: 'EUR/USD' }] }],
};

/** The kinds that only pages of templates of their own show. */
interface Elsewhere {
  ContactListSection: Queries.ContactListSectionFragment;
  EconomicCalendarSection: Queries.EconomicCalendarSectionFragment;
  InstrumentSearchSection: Queries.InstrumentSearchSectionFragment;
  LeverageToolSection: Queries.LeverageToolSectionFragment;
  MarketQuotesSection: Queries.MarketQuotesSectionFragment;
  MiniChartsSection: Queries.MiniChartsSectionFragment;
  NoticeSection: Queries.NoticeSectionFragment;
  OfficeMapSection: Queries.OfficeMapSectionFragment;
  SignInSection: Queries.SignInSectionFragment;
}

type AnySection =
  | Exclude<Queries.PageSectionsFragment['sections'][number], { __typename: keyof Elsewhere }>
  | { [K in keyof Elsewhere]: { __typename: K } & Elsewhere[K] }[keyof Elsewhere];

/** The fields of one kind of section. */
export type Sample<K extends AnySection['__typename']> = Extract<AnySection, { __typename: K }>;

/** One section of each kind, filled. A kind without one does not compile. */
export const samples: { [K in AnySection['__typename']]: Sample<K> } = {
  AccordionSection: {
    __typename: 'AccordionSection',
    ...heading,
    items: [
      { id: 'leverage', question: 'What is leverage?', answer: { html: '<p>A <strong>ratio</strong>.</p>' }, diagram },
      { id: 'losses', question: 'Can I lose money?', answer: { html: '<p>Yes.</p>' }, diagram: null },
    ],
  },
  BentoSection: { __typename: 'BentoSection', ...heading, cards: [card] },
  CallToActionSection: {
    __typename: 'CallToActionSection',
    title: 'Heading',
    text: 'Below',
    action: register,
    backdrop: scene,
  },
  CapturesSection: {
    __typename: 'CapturesSection',
    ...heading,
    captures: [{ title: 'Capture', text: 'What it says', notes: ['A high'], action: register, screen: terminal }],
  },
  CardsSection: {
    __typename: 'CardsSection',
    ...heading,
    cards: [{ title: 'Card', text: 'What it says', art: icon, action: register, diagram: null }],
  },
  ContactListSection: { __typename: 'ContactListSection', ...heading, notes: ['First note', 'Second note'], company },
  EconomicCalendarSection: {
    __typename: 'EconomicCalendarSection',
    ...heading,
    guides: [{ title: 'Guide', text: 'What it says', route: 'fundamentals', icon }],
    company,
  },
  HeroSection: {
    __typename: 'HeroSection',
    eyebrow: 'Above',
    title: 'Heading',
    text: 'Below',
    actions: [register, { label: 'Log in', route: 'login' }],
    stats: [{ value: '200+', label: 'instruments' }],
    art: heroScene,
    display: null,
  },
  ImageCardsSection: {
    __typename: 'ImageCardsSection',
    ...heading,
    cards: [{ title: 'Card', text: 'What it says', picture }],
  },
  InstrumentSearchSection: {
    __typename: 'InstrumentSearchSection',
    ...heading,
    instruments: [
      { symbol: 'AAPL', name: 'Apple', assetClass: 'stocks' },
      { symbol: 'MC', name: 'LVMH', assetClass: 'stocks' },
      { symbol: 'XAU/USD', name: 'Gold', assetClass: 'commodities' },
      { symbol: 'EUR/USD', name: 'Euro / US dollar', assetClass: 'forex' },
    ],
  },
  InstrumentsSection: {
    __typename: 'InstrumentsSection',
    title: 'Heading',
    text: 'Below',
    action: { label: 'See all markets', route: 'market' },
    scene,
    rows: [{ assetClass: 'stocks', title: 'Stocks', text: 'Shares', count: '100+', unit: 'companies', icon }],
  },
  IntroSection: {
    __typename: 'IntroSection',
    title: 'Heading',
    stacked: null,
    columns: [
      { title: 'Left', text: { html: '<p>One</p>' }, diagram },
      { title: null, text: { html: '<p>Two</p>' }, diagram: null },
    ],
  },
  LeverageToolSection: {
    __typename: 'LeverageToolSection',
    title: 'Heading',
    text: 'Below',
    caveat: 'Small print',
    action: register,
    company,
  },
  LinkCardsSection: {
    __typename: 'LinkCardsSection',
    ...heading,
    cards: [{ ...card, label: 'Read the answers', route: 'faq' }],
  },
  MarketCardsSection: {
    __typename: 'MarketCardsSection',
    ...heading,
    cards: [{ ...card, title: 'Stocks', assetClass: 'stocks', count: '100+', unit: 'companies' }],
  },
  MarketQuotesSection: { __typename: 'MarketQuotesSection', ...heading, widgets, company },
  MiniChartsSection: { __typename: 'MiniChartsSection', ...heading, widgets, company },
  NoticeSection: {
    __typename: 'NoticeSection',
    title: 'Heading',
    text: 'Below',
    hints: ['Look in the spam folder.'],
    actions: [register],
    icon,
  },
  OfficeMapSection: { __typename: 'OfficeMapSection', ...heading, company },
  PanelsSection: {
    __typename: 'PanelsSection',
    ...heading,
    panels: [{ title: 'Panel', text: 'What it says', action: register, scene }],
  },
  ShowcaseSection: {
    __typename: 'ShowcaseSection',
    title: 'Heading',
    text: 'Below',
    points: ['Prices in real time', 'Trade history'],
    actions: [register],
    screen: terminal,
  },
  SignInSection: {
    __typename: 'SignInSection',
    title: 'Heading',
    lead: 'Below',
    asideTitle: 'One account',
    asidePoints: ['A demo account'],
    scene,
    emblem: null,
  },
  SplitCardsSection: { __typename: 'SplitCardsSection', ...heading, cards: [{ ...card, action: register }] },
  StepsSection: { __typename: 'StepsSection', ...heading, steps: [card, { ...card, title: 'Second' }] },
};
