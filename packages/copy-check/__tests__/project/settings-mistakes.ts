import type { Mistake } from './writers-mistakes';

const company = 'content/settings/company.yaml';
const figures = 'content/settings/figures.yaml';
const instruments = 'content/settings/instruments.yaml';

/** Values of settings that have the right type and still cannot be true. */
export const settingsMistakes: readonly Mistake[] = [
  ['a mail address without @', company, 'support@velmarch', 'support.velmarch', 'supportEmail', /not a mail address/],
  ['a web address without https', company, 'https://velmarch', 'http://velmarch', 'supportChatUrl', /https:\/\//],
  ['text instead of a web address', company, /https:\/\/velmarch\S+/, 'chat', 'supportChatUrl', /https:\/\//],
  ['an hour that no day has', company, "'09:00'", "'25:00'", 'hours.opens', /“25:00” is not a time of day/],
  ['a closing time without minutes', company, "'18:00'", "'18'", 'hours.closes', /not a time of day/],
  ['closing before opening', company, "'18:00'", "'08:00'", 'hours.closes', /before it opens at 09:00/],
  ['an eighth day of the week', company, '4, 5 ]', '4, 8 ]', 'hours.days', /1 \(Monday\) to 7/],
  ['a day twice', company, '4, 5 ]', '4, 4 ]', 'hours.days', /at most once/],
  ['an unknown time zone', company, 'New_York\n', 'New_Yorck\n', 'hours.timeZone', /not a time zone/],
  ['a latitude of 400', company, '40.785', '400', 'map.latitude', /-90 .* to 90/],
  ['a longitude of -730', company, '-73.968', '-730', 'map.longitude', /-180 .* to 180/],
  ['a zoom that no map has', company, 'zoom: 17', 'zoom: 99', 'map.zoom', /0 .* to 19/],
  ['a currency that does not exist', company, 'EUR\n', 'EURO\n', 'currency', /three-letter code/],
  ['a figure below zero', figures, 'value: 17500', 'value: -17500', 'activeTraders.value', /whole number/],
  [
    'two styles of a figure that differ',
    figures,
    'stocksPlus: { value: 100',
    'stocksPlus: { value: 90',
    'stocksPlus.value',
    /“stocks” is 100/,
  ],
  [
    'two notations of a sum that differ',
    figures,
    'Short: { value: 450000000',
    'Short: { value: 45000000',
    'clientAssetsShort.value',
    /“clientAssets” is 450000000/,
  ],
  [
    'least above greatest leverage',
    figures,
    'leverageMin: { value: 1',
    'leverageMin: { value: 30',
    'leverageMin.value',
    /above “leverageMax”/,
  ],
  [
    'two instruments of one name',
    instruments,
    'name: Microsoft',
    'name: Apple',
    '[1].name',
    /second time; the first is entry 1/,
  ],
];
