import type { Measurement } from './measurement';
import { budgetOf } from './budgets';
import { type PageWeight, weighPage } from './page-weight';
import type { PublishedSite } from './published-site';
import { routePath, trees } from '../../src/i18n/paths';
import { routeIds } from '../../src/routes';

/** Bytes of each kind of file (HTML, styles, script …) on each page, with the budget. */
export const measureFiles = (site: PublishedSite): Measurement[] =>
  trees.flatMap((tree) =>
    routeIds.flatMap((route) => {
      const path = routePath(route, tree);
      const weight = weighPage(site, path);
      const budget = budgetOf(route);
      // TypeScript types `Object.keys` as strings.
      return (Object.keys(weight) as (keyof PageWeight)[]).map((kind): Measurement => ({
        name: `${kind} of ${path}`,
        value: weight[kind],
        unit: 'bytes',
        ...(budget[kind] !== undefined && { budget: budget[kind] }),
      }));
    }),
  );
