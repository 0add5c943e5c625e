import { main, run } from '../tools/run';

/** `npm run guide:pictures -w admin`: takes the pictures of the writers' guide, packages/admin/guide, while testing what they show. */
main(async () => {
  // npm runs it in the package; tests read the project from its root.
  process.chdir('../..');
  const tests = ['playwright', 'test', '--project=editor', 'admin-publishing'];
  process.exitCode = await run('npx', tests, { GUIDE_PICTURES: '1' });
});
