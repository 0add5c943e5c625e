import { serve } from '../../hosts/server';
import { addresses, ruleFor } from './addresses';
import { description, testServer } from './server-suite';

it('the rule reads each sloppy address as the table says', () => {
  expect(addresses.map(([address]) => [address, ruleFor(address)])).toEqual(addresses);
});

describe('the local server', () => {
  testServer((root) => serve({ root, port: 0, description }));
});
