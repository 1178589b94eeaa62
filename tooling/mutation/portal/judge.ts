import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Attempt, Verdict } from './attempt.ts'

interface Trial {
  readonly reached: Readonly<Record<string, number>>
  readonly left: string[]
  readonly killed: string[]
}

/** The largest number of screen tests for one mutant. If none of them notices the mutant, it counts as survived. */
const MOST_TRIES = 5

const END: Verdict = { isAnother: false, hitLimit: 0 }

export interface Outcome {
  /** For each killed mutant, the test that has noticed it. */
  readonly killers: ReadonlyMap<string, string>
  readonly reached: ReadonlySet<string>
  /** Mutants in code that runs while a module is loaded. */
  readonly atImport: ReadonlySet<string>
  /** Tests that failed without a mutant in their first or last attempt. */
  readonly unusable: readonly string[]
}

/**
 * Creates the judge. It gives each mutant to one test after another that reaches the mutant, until a test has noticed
 * it.
 *
 * @param isFor whether a test may be used for a mutant.
 */
export const createJudge = (isFor: (mutant: string, test: string) => boolean) => {
  const trials = new Map<string, Trial>()
  const killers = new Map<string, string>()
  const tries = new Map<string, number>()
  const reached = new Set<string>()
  const atImport = new Set<string>()
  const unusable: string[] = []

  const next = ({ left, killed, reached: hits }: Trial): Verdict => {
    const mutant = left.find((id) => !killers.has(id) && (tries.get(id) ?? 0) < MOST_TRIES)
    if (mutant === undefined) return { ...END, isAnother: killed.length > 0 }
    left.splice(0, left.indexOf(mutant) + 1)
    return { isAnother: true, mutant, hitLimit: 1_000 + 100 * (hits[mutant] ?? 0) }
  }

  const judge = ({ test, mutant, hasFailed, reached: hits, atImport: loaded }: Attempt): Verdict => {
    const trial = trials.get(test)
    if (trial !== undefined && mutant !== undefined) {
      if (test.includes('/screens/')) tries.set(mutant, (tries.get(mutant) ?? 0) + 1)
      if (hasFailed) {
        killers.set(mutant, test)
        trial.killed.push(mutant)
      }
      return next(trial)
    }
    if (hasFailed) {
      unusable.push(test)
      for (const id of trial?.killed ?? []) killers.delete(id)
      return END
    }
    if (trial !== undefined) return END
    for (const id of loaded) atImport.add(id)
    const left = Object.keys(hits).filter((id) => isFor(id, test))
    for (const id of left) reached.add(id)
    const begun: Trial = { reached: hits, left, killed: [] }
    trials.set(test, begun)
    return next(begun)
  }

  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    response.setHeader('access-control-allow-origin', '*').end(JSON.stringify(judge(JSON.parse(body))))
  })
  const outcome: Outcome = { killers, reached, atImport, unusable }
  return {
    outcome,
    open: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
        })
      }),
    close: () => server.close(),
  }
}
