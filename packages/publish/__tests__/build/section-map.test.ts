import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sectionMap, sectionMapFile } from '../../build/section-map';

it(`the generated file ${sectionMapFile} in the repository is the one that the next build would write`, () => {
  expect(readFileSync(sectionMapFile, 'utf8')).toBe(sectionMap('.'));
});

const kinds = {
  'quotation/type.graphql': '"Says `@ownTemplate` in words alone." type QuotationSection @dontInfer { title: String! }',
  'ask-and-bid/type.graphql':
    '"Two prices." type AskAndBidSection @dontInfer { rows: [Row!]! }  type Row { name: String! }',
  'costs/type.graphql': '"Costs." type CostsSection @dontInfer @ownTemplate { title: String! }',
  'left-over/styles.module.css': '',
  'section-list.tsx': '',
};

it('the generated list of section types is in alphabetical order, and leaves out types marked `@ownTemplate`', () => {
  const root = mkdtempSync(join(tmpdir(), 'kinds-'));
  for (const [path, text] of Object.entries(kinds)) {
    const file = join(root, 'src/sections', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const map = sectionMap(root);
  rmSync(root, { recursive: true });
  expect(map.match(/.*\b(?:AskAndBid|Quotation|Costs|LeftOver)Section.*/g)).toEqual([
    "import { AskAndBidSection } from './ask-and-bid/ask-and-bid';",
    "import { QuotationSection } from './quotation/quotation';",
    '      ...AskAndBidSection',
    '      ...QuotationSection',
    '  AskAndBidSection,',
    '  QuotationSection,',
  ]);
});
