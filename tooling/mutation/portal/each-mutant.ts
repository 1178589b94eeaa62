import { afterEach, beforeEach, inject } from 'vitest'
import { ANOTHER_ATTEMPT, type Attempt, type Verdict } from './attempt.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the server that decides about the attempts. */
    readonly judge: string
    /** The modules with mutants, by the names that a project uses in imports. */
    readonly mutated: readonly string[]
  }
}

type Hits = Record<string, number>

/** The state that this module shares with the instrumented code. */
interface Instrumented {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  hitCount?: number
  hitLimit?: number
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> }
  /** The mutants that ran while the modules were loaded. The instrumenter does not set this field. */
  atImport?: readonly string[]
  /** The original `fetch`, because tests replace it. The instrumenter does not set this field. */
  ask?: typeof fetch
  /**
   * Whether an error happened outside the test, which makes Vitest fail the run. The instrumenter does not set this
   * field.
   */
  hasBroken?: boolean
}

const shared = globalThis as { __stryker__?: Instrumented }
shared.__stryker__ ??= {}
const instrumented = shared.__stryker__
instrumented.ask ??= globalThis.fetch.bind(globalThis)
const { ask } = instrumented
// Errors are recorded only in Node. In a page, an error may come from the previous attempt.
if (instrumented.hasBroken === undefined && typeof process === 'object' && 'on' in process)
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, () => {
      instrumented.hasBroken = true
    })
instrumented.hasBroken = false
const ATTEMPT = 'attempt'

// Code that runs while a module is loaded can't be switched to another mutant later. The modules are loaded before the
// first test, so that no test counts as reaching this code.
await Promise.all(inject('mutated').map((path) => import(/* @vite-ignore */ path)))
instrumented.atImport ??= Object.keys(instrumented.mutantCoverage?.static ?? {})

let mutant: string | undefined

// These hooks are registered last. They switch the mutant on after other hooks have replaced code, and off before other
// hooks restore code.
beforeEach(() => {
  instrumented.currentTestId = ATTEMPT
  instrumented.hitCount = 0
  instrumented.hasBroken = false
  instrumented.activeMutant = mutant
})

// Each attempt of a test has one active mutant. Only the first and the last attempt have none.
afterEach(async ({ task }) => {
  instrumented.activeMutant = undefined
  instrumented.currentTestId = undefined
  const { mutantCoverage, atImport = [] } = instrumented
  const attempt: Attempt = {
    test: `${task.file.name} > ${task.name}`,
    mutant,
    hasFailed: task.result?.state === 'fail' || instrumented.hasBroken === true,
    reached: mutantCoverage?.perTest[ATTEMPT] ?? {},
    atImport,
  }
  if (mutantCoverage) mutantCoverage.perTest[ATTEMPT] = {}
  const answer = await ask(inject('judge'), { method: 'POST', body: JSON.stringify(attempt) })
  const verdict = (await answer.json()) as Verdict
  mutant = verdict.mutant
  instrumented.hitLimit = verdict.hitLimit
  if (verdict.isAnother) throw new Error(ANOTHER_ATTEMPT)
})
