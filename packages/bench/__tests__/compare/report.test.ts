import { load } from 'cheerio';
import { reportPage, summaryOf } from '../../compare/report';

it('says how many pictures differ from the commit', () => {
  expect(summaryOf(0, 156, 'abc123456')).toBe('None of 156 pictures differs from abc123456.');
  expect(summaryOf(2, 156, 'abc123456')).toBe('2 of 156 pictures differ from abc123456.');
});

it('shows each page that looks different as before, after and difference, side by side', () => {
  const $ = load(
    reportPage(
      [
        { path: '/de/trade/faq', width: 390, pixels: 12, picture: 'de_trade_faq-390.png' },
        { path: '/en', width: 1440, pixels: 3, picture: 'en-1440.png' },
      ],
      '2 of 156 pictures differ from abc123456.',
    ),
  );
  expect($('p').text()).toBe('2 of 156 pictures differ from abc123456.');
  expect(
    $('h2')
      .map((_, heading) => $(heading).text())
      .get(),
  ).toEqual(['/de/trade/faq, 390 px: 12 pixels', '/en, 1440 px: 3 pixels']);
  expect(
    $('section:first-of-type img')
      .map((_, image) => $(image).attr('src'))
      .get(),
  ).toEqual(['before/de_trade_faq-390.png', 'after/de_trade_faq-390.png', 'difference/de_trade_faq-390.png']);
});
