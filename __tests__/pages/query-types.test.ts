import { execFileSync } from 'node:child_process';

it('src/gatsby-types.d.ts in the repository is what the build writes: after a change of queries, commit or stage it', () => {
  const changed = execFileSync('git', ['diff', '--name-only', '--', 'src/gatsby-types.d.ts'], { encoding: 'utf8' });
  expect(changed).toBe('');
});
