import { setTimeout } from 'node:timers/promises'
import { type Refusal, refuse } from '@remesa/api-client/server'
import { ok, type Result } from '@remesa/domain/kernel'

/** Prefixes of codes for which the simulated operations system responds late or not at all. */
const solTriggers = { slow: 'SLOW', failing: 'FAIL' } as const

const slowMs = 3_000
const retryAfterSeconds = 30

/**
 * The text after a trigger in a code: `9001` in `SLOW-9001`, empty in `SLOW`; `undefined` if the code has no trigger.
 */
const restAfter = (trigger: string, code: string): string | undefined => {
  if (code === trigger) return ''
  return code.startsWith(`${trigger}-`) ? code.slice(trigger.length + 1) : undefined
}

/**
 * Simulates a call to the operations system about a code. A failing code gets 503. A slow code takes three seconds, and
 * is then searched for without its prefix. Never call this inside a transaction, because the transaction would stay
 * open meanwhile.
 */
export const askSol = async <Found>(
  code: string,
  find: (code: string) => Promise<Found | undefined>,
): Promise<Result<Found | undefined, Refusal<'unavailable'>>> => {
  if (restAfter(solTriggers.failing, code) !== undefined) return refuse.unavailable(retryAfterSeconds)
  const slow = restAfter(solTriggers.slow, code)
  if (slow !== undefined) await setTimeout(slowMs)
  return ok(await find(slow ?? code))
}
