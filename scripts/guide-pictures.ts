import { main, run } from '../tools/run';

/** `npm run guide:pictures`: takes the pictures of the writers' guide, cms/guide, while testing what they show. */
main(async () => {
  process.exitCode = await run('npx', ['playwright', 'test', 'admin-publishing'], { GUIDE_PICTURES: '1' });
});
