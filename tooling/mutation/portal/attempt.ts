/** The message of an attempt's failure if another attempt follows. */
export const ANOTHER_ATTEMPT = 'another attempt for a mutant'

/** One run of a test, as its page reports it. */
export interface Attempt {
  readonly test: string
  /** The active mutant; absent in the first and the last attempt. */
  readonly mutant?: string | undefined
  readonly hasFailed: boolean
  /** The number of times that each mutant was reached. */
  readonly reached: Readonly<Record<string, number>>
  /** Mutants in code that runs when a module is loaded. */
  readonly atImport: readonly string[]
}

/** The next step of the page: to run the test once more, with a mutant or without, or to stop. */
export interface Verdict {
  /** Whether the test is run once more, with `mutant` or without a mutant. */
  readonly isAnother: boolean
  readonly mutant?: string | undefined
  /** The number of hits of the mutant above which the test counts as an endless loop. */
  readonly hitLimit: number
}
