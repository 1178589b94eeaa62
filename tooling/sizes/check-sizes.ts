import { gzipSync } from 'node:zlib'
import { bundleDomain } from '../domain/bundle.ts'
import { type Budget, budgets } from './budgets.ts'

export interface Size extends Budget {
  /** Kilobytes after gzip. */
  readonly total: number
  /** Kilobytes after gzip of what is the domain's own, without libraries. */
  readonly own: number
}

const kilobytes = (code: string) => gzipSync(code, { level: 9 }).length / 1_000

async function sizeOf(budget: Budget, built: boolean): Promise<Size> {
  const bundled = { entry: { text: budget.code }, minify: true, built }
  const [{ code: all }, { code: own }] = await Promise.all([
    bundleDomain(bundled),
    bundleDomain({ ...bundled, libraries: 'external' }),
  ])
  return { ...budget, total: kilobytes(all), own: kilobytes(own) }
}

/** Sizes of the package as others get it (`built`, which has to be there), or of its sources. */
export const measureSizes = (built: boolean): Promise<readonly Size[]> =>
  Promise.all(budgets.map((budget) => sizeOf(budget, built)))

export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '| Import | kB | of which ours | Budget |',
    '|---|---|---|---|',
    ...sizes.map(
      ({ name, total, own, limit }) => `| ${name} | ${total.toFixed(1)} | ${own.toFixed(1)} | ≤ ${limit} |`,
    ),
  ].join('\n')

export const overBudget = (sizes: readonly Size[]): readonly string[] =>
  sizes.filter(({ total, limit }) => total > limit).map(({ name }) => name)
