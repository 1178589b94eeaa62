import fc from 'fast-check'

/**
 * Runs of each property: a thousand every day, more by `PROPERTY_RUNS=100000 npm test -- unit`. In continuous
 * integration they take the same values each time: a change is to be judged by what it did, and new failures are looked
 * for by everybody else's runs.
 */
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1_000),
  ...(process.env['CI'] ? { seed: 20_261_121 } : {}),
})
