import { execFileSync } from 'node:child_process';

it('the last build has not changed src/gatsby-types.d.ts, the committed TypeScript types of GraphQL queries', () => {
  const changed = execFileSync('git', ['diff', '--name-only', '--', 'src/gatsby-types.d.ts'], { encoding: 'utf8' });
  expect(changed).toBe('');
});
