import { median } from './figure';

const runs = 3;

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** For pages with `noindex`, which the SEO category would report as its only finding. */
const withoutSeo = categories.filter((category) => category !== 'seo');

/** Lighthouse on a phone with slow 4G simulated, each number the median of three runs. */
interface LighthouseResult {
  /** Points of each category that was judged. */
  scores: Partial<Record<Category, number>>;
  /** Milliseconds. */
  largestPaint: number;
  /** Milliseconds. */
  blocking: number;
  shift: number;
  /** Audits that keep a category from 100, in any run. */
  findings: readonly string[];
}

async function tryOnce(address: string, port: number, judged: readonly Category[]) {
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...judged],
  });
  if (!result) throw new Error(`Lighthouse gave no answer for ${address}.`);
  return result.lhr;
}

/** Runs Lighthouse, and once more if it has lost Chrome's trace, which happens on a busy machine. */
async function runOnce(address: string, port: number, judged: readonly Category[]) {
  const first = await tryOnce(address, port, judged);
  const report = first.runtimeError ? await tryOnce(address, port, judged) : first;
  if (report.runtimeError) throw new Error(`Lighthouse failed on ${address}: ${report.runtimeError.message}`);
  return report;
}

type Report = Awaited<ReturnType<typeof runOnce>>;

/** Failed audits that count: those with a weight in their category. */
const findingsOf = ({ categories: all, audits }: Report): string[] =>
  Object.values(all).flatMap(({ auditRefs }) =>
    auditRefs
      .filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${id}${audits[id]?.displayValue ? ` (${audits[id].displayValue})` : ''}`),
  );

/** Runs Lighthouse three times in the browser that listens on `port`. Rejects with Lighthouse's own reason. */
export async function runLighthouse(address: string, port: number, indexable: boolean): Promise<LighthouseResult> {
  const judged = indexable ? categories : withoutSeo;
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(address, port, judged));
  const score = (category: Category) =>
    Math.round(100 * median(reports.map((report) => report.categories[category]?.score ?? 0)));
  const audit = (id: string) => median(reports.map((report) => report.audits[id]?.numericValue ?? NaN));
  return {
    scores: Object.fromEntries(judged.map((category) => [category, score(category)])),
    largestPaint: audit('largest-contentful-paint'),
    blocking: audit('total-blocking-time'),
    shift: audit('cumulative-layout-shift'),
    findings: [...new Set(reports.flatMap(findingsOf))],
  };
}
