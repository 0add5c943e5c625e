import { main, run } from '../tools/run';

/** `npm run guide:pictures -w admin`: takes the pictures of the writers' guide, packages/admin/guide, while testing what they show. */
main(async () => {
  process.exitCode = await run(
    'npx',
    ['playwright', 'test', '--config', '../../playwright.config.ts', '--project', 'editor', 'admin-publishing'],
    { GUIDE_PICTURES: '1' },
  );
});
