import { readFileSync } from 'node:fs';
import { faults } from '../faults/faults';

it('every planted fault changes one place of the code as it is', () => {
  const unfit = faults.filter(({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2);
  expect(unfit.map(({ name, file, find }) => `“${name}”: ${file} must contain once: ${find}`)).toEqual([]);
});
