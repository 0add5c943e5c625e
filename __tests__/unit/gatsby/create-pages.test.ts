import { createPages } from '../../../src/gatsby/create-pages';

it('each run of Gatsby’s createPages makes the page “Page Not Found” at both /404 and /404.html', async () => {
  const createPage = jest.fn<void, [{ path: string }]>();
  for (let run = 0; run < 2; run += 1) {
    createPage.mockClear();
    await createPages?.(
      { actions: { createPage } } as unknown as Parameters<typeof createPages>[0],
      {} as never,
      () => undefined,
    );
    const pages = new Map(createPage.mock.calls.map(([page]) => [page.path, page]));
    expect(pages.get('/404.html')).toEqual({ ...pages.get('/404'), path: '/404.html' });
  }
});
