import { execFileSync } from 'node:child_process';

it('the TypeScript types of GraphQL queries in the repository are those that the last build has written', () => {
  const changed = execFileSync('git', ['diff', '--name-only', '--', 'src/gatsby-types.d.ts'], { encoding: 'utf8' });
  expect(changed).toBe('');
});
