/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { Sections } from '../../support/any-sections';
import { renderInPage } from '../../support/render-in-page';
import { samples } from './samples';
import { de } from '../../support/strings';

type Kind = keyof typeof samples;

const show = (kind: Kind) => renderInPage(<Sections sections={[samples[kind]]} />, { tree: 'de', route: 'about' });

describe('what a section shows', () => {
  it.each<[Kind, string]>([
    ['BentoSection', 'Card'],
    ['CardsSection', 'Card'],
    ['EconomicCalendarSection', 'Guide'],
    ['ImageCardsSection', 'Card'],
    ['LinkCardsSection', 'Card'],
    ['SplitCardsSection', 'Card'],
    ['PanelsSection', 'Panel'],
  ])('%s lists its items, each with a heading of level 3 and its text', (kind, title) => {
    show(kind);
    const item = screen.getByRole('listitem');
    expect(within(item).getByRole('heading', { name: title, level: 3 })).toBeVisible();
    expect(within(item).getByText('What it says')).toBeVisible();
  });

  it.each<Kind>([
    'CallToActionSection',
    'CapturesSection',
    'CardsSection',
    'HeroSection',
    'NoticeSection',
    'PanelsSection',
    'ShowcaseSection',
    'SplitCardsSection',
  ])('%s links its button to the page in its own tree', (kind) => {
    show(kind);
    expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/de/auth/register');
  });

  it('steps are an ordered list', () => {
    show('StepsSection');
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('a hero pairs each figure with its meaning', () => {
    show('HeroSection');
    expect(screen.getByRole('listitem')).toHaveTextContent('200+ instruments');
  });

  it('a hero asks for its picture before all others', () => {
    const { container } = show('HeroSection');
    expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
    expect(container.querySelector('img')).toHaveAttribute('loading', 'eager');
  });

  it('a hero brings its text before its picture, so that nothing moves when a page arrives in pieces', () => {
    const { container } = show('HeroSection');
    const picture = container.querySelector('picture')!;
    expect(picture.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it.each<[Kind, string]>([
    ['CapturesSection', 'The terminal'],
    ['ShowcaseSection', 'The terminal'],
    ['ImageCardsSection', 'Gold bars'],
  ])('%s describes its picture', (kind, name) => {
    show(kind);
    expect(screen.getByRole('img', { name })).toBeInTheDocument();
  });

  it('a guide beside the calendar leads to its page in its own tree', () => {
    show('EconomicCalendarSection');
    expect(screen.getByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/de/trade/fundamentals');
  });

  it('a class of instruments leads to its place on the page of markets', () => {
    show('InstrumentsSection');
    expect(screen.getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '/de/market#stocks');
  });

  it('a market leads to its class in the list on the same page', () => {
    show('MarketCardsSection');
    expect(screen.getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '#stocks');
  });

  it('a link card leads to its page', () => {
    show('LinkCardsSection');
    expect(screen.getByRole('link', { name: 'Read the answers' })).toHaveAttribute('href', '/de/trade/faq');
  });

  it('an introduction shows its columns, a heading only where there is one', () => {
    show('IntroSection');
    expect(screen.getByText('One')).toBeVisible();
    expect(screen.getByText('Two')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  });

  it.each<Kind>(['CapturesSection', 'ShowcaseSection'])('%s says that its screen is invented', (kind) => {
    show(kind);
    expect(screen.getByText(de.common.screenCaption)).toBeInTheDocument();
  });

  it('a notice gives its hints as a list', () => {
    show('NoticeSection');
    expect(screen.getByRole('listitem')).toHaveTextContent('Look in the spam folder.');
  });

  it('the office’s address stands in text beside the map', () => {
    show('OfficeMapSection');
    expect(screen.getByText('1 Street')).toBeVisible();
  });
});
