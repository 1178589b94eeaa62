import fc from 'fast-check'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    readonly globalNamespace: string
    readonly mutantActivation: 'static' | 'runtime' | undefined
  }
}

/**
 * Settings for the tests of mutants: few runs, the same values for every mutant, and no shrinking. A single failure is
 * enough to kill a mutant.
 */
fc.configureGlobal({
  numRuns: Number(process.env['PROPERTY_RUNS'] ?? 25),
  seed: 20_261_121,
  endOnFailure: true,
})

// In a reused process the mutant of the last run is still active. It is switched off, because modules must load without
// a mutant, as in a new process.
const stryker: unknown = Reflect.get(globalThis, inject('globalNamespace') ?? '')
if (inject('mutantActivation') !== 'static' && typeof stryker === 'object' && stryker !== null)
  Reflect.set(stryker, 'activeMutant', undefined)
