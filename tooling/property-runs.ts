import fc from 'fast-check'

/** Runs of each property: a thousand every day, more by `PROPERTY_RUNS=100000 npm test -- unit`. */
fc.configureGlobal({ numRuns: Number(process.env['PROPERTY_RUNS'] ?? 1_000) })
