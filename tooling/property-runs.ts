import fc from 'fast-check'
import { vi } from 'vitest'

const EVERY_DAY = 100
/** The most runs of a property that finish within the usual time limit of a test. */
const IN_TIME = 1_000

const runs = Number(process.env['PROPERTY_RUNS'] ?? EVERY_DAY)

/**
 * Runs of each property: a hundred every day, a thousand by `npm run verify`, a hundred thousand by `npm run test:deep`, any
 * other number by `PROPERTY_RUNS=5000 npm test -- unit`. In continuous integration they use the same values each time, so that a failure
 * there comes from the change; all other runs look for new failures.
 */
fc.configureGlobal({ numRuns: runs, ...(process.env['CI'] ? { seed: 20_261_121 } : {}) })

// Six times the everyday time limit: a deep run shares the machine with other work.
if (runs > IN_TIME) vi.setConfig({ testTimeout: 30_000 * (runs / IN_TIME) })
