import { readFileSync } from 'node:fs';
import { faults } from '../faults/faults';

it('every planted fault fits the code: what it replaces occurs once in its file', () => {
  const unfit = faults.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(unfit.map(({ name, file, find }) => `“${name}”: ${file} must contain once: ${find}`)).toEqual([]);
});
