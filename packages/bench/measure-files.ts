import type { Measurement } from './measurement';
import { budgetOf } from './budgets';
import { type PageWeight, weighPage } from './page-weight';
import type { PublishedSite } from './published-site';
import { routePath, trees } from '../../src/i18n/paths';
import { routeIds } from '../../src/routes';

/** Measures the bytes of each kind of file (HTML, styles, script …) on each page, and states the budget. */
export const measureFiles = (site: PublishedSite): Measurement[] =>
  trees.flatMap((tree) =>
    routeIds.flatMap((route) => {
      const path = routePath(route, tree);
      const weight = weighPage(site, path);
      const budget = budgetOf(route);
      // The type assertion is right, since `weight` has only the keys of `PageWeight`; TypeScript types `Object.keys`
      // as strings.
      return (Object.keys(weight) as (keyof PageWeight)[]).map((kind): Measurement => ({
        name: `${kind} of ${path}`,
        value: weight[kind],
        unit: 'bytes',
        ...(budget[kind] !== undefined && { budget: budget[kind] }),
      }));
    }),
  );
