import { checkLengths } from '../../writing/check-lengths';
import { parseSettings } from '../../src/content/settings';
import { tinyProject } from '../content/tiny-project';
import { told } from '../content/told';
import { copyText } from './copy-text-of';

const settings = parseSettings(tinyProject().settings);

const check = (value: string, field: string, file?: string) =>
  told(checkLengths(copyText(value, { field, file }), settings));

const at = 'content/en/index.md:1:1';

it('a title of 60 characters with the company’s name is just short enough', () => {
  expect(check('x'.repeat(53), 'title')).toEqual([]);
  expect(check(` ${'x'.repeat(53)} `, 'title')).toEqual([]);
  expect(check('x'.repeat(55), 'title')).toEqual([
    `${at} title: With the company’s name this title has 62 characters; search results show 60. Shorten it by 2.`,
  ]);
});

it('a description has from 50 to 160 characters, its figures filled in', () => {
  for (const length of [50, 160]) expect(check('x'.repeat(length), 'description')).toEqual([]);
  for (const length of [49, 161])
    expect(check('x'.repeat(length), 'description')).toEqual([
      `${at} description: The description has ${length} characters; search results want 50 to 160.`,
    ]);
  expect(check(`${'x'.repeat(159)}{{stocks}}`, 'description')).toEqual([]);
});

it('other texts may be as long as they like', () => {
  expect(check('x'.repeat(200), 'sections[0].title')).toEqual([]);
  expect(check('x'.repeat(200), 'title', 'locales/en/common.json')).toEqual([]);
});
