/** The number of tests of a verification step, by outcome. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const none: Count = { passed: 0, failed: 0, skipped: 0 }

/** The numbers for a verification step that consists of a single test. */
export const one = (ok: boolean): Count => ({ ...none, passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

export const add = (a: Count, b: Count): Count => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
})

/** The last line of a run's output: `12 passed, 0 failed`. */
export const closingLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
