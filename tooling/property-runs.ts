import fc from 'fast-check'
import { vi } from 'vitest'

const EVERY_DAY = 1_000

const runs = Number(process.env['PROPERTY_RUNS'] ?? EVERY_DAY)

/**
 * Runs of each property: a thousand every day, a hundred thousand by `npm run test:deep`, any other number by
 * `PROPERTY_RUNS=5000 npm test -- unit`. In continuous integration they take the same values each time: a change is to
 * be judged by what it did, and new failures are looked for by everybody else's runs.
 */
fc.configureGlobal({ numRuns: runs, ...(process.env['CI'] ? { seed: 20_261_121 } : {}) })

// Six times what a test has for its everyday runs: a deep run shares the machine with other work.
if (runs > EVERY_DAY) vi.setConfig({ testTimeout: 30_000 * (runs / EVERY_DAY) })
