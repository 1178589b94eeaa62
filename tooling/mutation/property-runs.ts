import fc from 'fast-check'

/** A mutant is dead at the first refutation: few runs, the same values for every mutant, and no shrinking. */
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25),
  seed: 20_261_121,
  endOnFailure: true,
})
