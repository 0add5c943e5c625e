import { routeIds, routes } from '../../../../src/routes';
import { bundleEarly } from '../../finish/bundle-early';

it('the early script (src/early) contains the path of every page, but no other page data from src/routes.ts', async () => {
  const gatsbyBuild = { compilationHash: '', scripts: [] };
  const { code } = await bundleEarly('src/early/main.ts', gatsbyBuild);
  for (const route of routeIds) expect(code).toContain(`${route}:{path:"${routes[route].path}"}`);
  const { path, ...others } = routes.home;
  expect(Object.keys(others).filter((fact) => new RegExp(`\\.${fact}\\b`).test(code))).toEqual([]);
  expect(path).toBe('');
});
