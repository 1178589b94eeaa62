import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { bundleDomain, type DomainBundle } from '../domain/bundle.ts'
import { root } from '../run.ts'
import { type Budget, budgets } from './budgets.ts'

/** The measured size of an import in kilobytes after gzip, and its limit. */
export interface Size extends Budget {
  readonly total: number
  /** The size of the project's own code. Libraries are excluded. */
  readonly own: number
}

async function sizeOf(budget: Budget, built: boolean): Promise<Size> {
  const kilobytes = async (options: Partial<DomainBundle> = {}) => {
    const { code } = await bundleDomain({
      entry: { text: budget.code },
      minify: true,
      built,
      home: join(root, budget.home ?? 'packages/domain'),
      ...options,
    })
    return gzipSync(code, { level: 9 }).length / 1_000
  }
  return {
    ...budget,
    total: await kilobytes(),
    own: await kilobytes({ libraries: 'external' }),
  }
}

/**
 * The sizes of the imports. They are measured from the sources or, if `built` is set, from the published packages,
 * which have to be built before.
 */
export const measureSizes = (built: boolean): Promise<readonly Size[]> =>
  Promise.all(budgets.map((budget) => sizeOf(budget, built)))

export const sizeTable = (sizes: readonly Size[]): string =>
  [
    '| Import | kB | Budget | of which ours |',
    '|---|---|---|---|',
    ...sizes.map(
      ({ name, limit, total, own }) => `| ${name} | ${total.toFixed(1)} | ≤ ${limit} | ${own.toFixed(1)} |`,
    ),
  ].join('\n')

export const overBudget = (sizes: readonly Size[]): readonly string[] =>
  sizes.filter(({ total, limit }) => total > limit).map(({ name }) => name)
