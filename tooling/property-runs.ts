import fc from 'fast-check'
import { vi } from 'vitest'

const EVERY_DAY = 100
/** The maximum number of runs of a property that fit into the usual time limit of a test. */
const IN_TIME = 1_000

const runs = Number(process.env['PROPERTY_RUNS'] ?? EVERY_DAY)

/**
 * The number of runs of each property. It is a hundred by default, a thousand with `npm run verify`, and a hundred
 * thousand with `npm run test:deep`. Any other number can be set by `PROPERTY_RUNS=5000 npm test -- unit`. In
 * continuous integration every run uses the same values, so that only a change can cause a failure. All other runs use
 * new values, to find new failures.
 */
fc.configureGlobal({ numRuns: runs, ...(process.env['CI'] ? { seed: 20_261_121 } : {}) })

// The time limit is six times the usual time per run, because a deep run shares the machine with other work.
if (runs > IN_TIME) vi.setConfig({ testTimeout: 30_000 * (runs / IN_TIME) })
