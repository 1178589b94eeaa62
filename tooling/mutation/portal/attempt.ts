/** The failure of an attempt after which another one follows. */
export const ANOTHER_ATTEMPT = 'another attempt for a mutant'

/** One run of a test, as its page reports it. */
export interface Attempt {
  readonly test: string
  /** The active mutant; none in the first and the last attempt. */
  readonly mutant?: string | undefined
  readonly hasFailed: boolean
  /** The number of times that each mutant was reached. */
  readonly reached: Readonly<Record<string, number>>
  /** Mutants in code that runs when a module is loaded. */
  readonly atImport: readonly string[]
}

/** The next step of the page. */
export interface Verdict {
  /** Whether the test is run once more, with this mutant or with none. */
  readonly isAnother: boolean
  readonly mutant?: string | undefined
  /** More hits of the mutant than this mean an endless loop. */
  readonly hitLimit: number
}
