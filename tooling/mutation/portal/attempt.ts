/** The error message with which an attempt ends if another attempt follows. */
export const ANOTHER_ATTEMPT = 'another attempt for a mutant'

/** One run of a test with or without a mutant, as its page reports it. */
export interface Attempt {
  readonly test: string
  /** The active mutant; absent in the first and the last attempt. */
  readonly mutant?: string | undefined
  readonly hasFailed: boolean
  /** The number of times that the test reached each mutant. */
  readonly reached: Readonly<Record<string, number>>
  /** Mutants in code that runs while a module is loaded. */
  readonly atImport: readonly string[]
}

/** The next step for the page: it runs the test once more, with or without a mutant, or it stops. */
export interface Verdict {
  /** Whether the test is run once more: with the mutant `mutant` or, if `mutant` is absent, without a mutant. */
  readonly isAnother: boolean
  readonly mutant?: string | undefined
  /**
   * The number of times that the mutant may be reached. If it is reached more often, the test counts as an endless
   * loop.
   */
  readonly hitLimit: number
}
