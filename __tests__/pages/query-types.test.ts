import { execFileSync } from 'node:child_process';

it('src/gatsby-types.d.ts is committed or staged as the build has written it', () => {
  const changed = execFileSync('git', ['diff', '--name-only', '--', 'src/gatsby-types.d.ts'], { encoding: 'utf8' });
  expect(changed).toBe('');
});
