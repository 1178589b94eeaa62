import type { Refusal } from '@remesa/api-client/server'
import { ok, type Result, type SaveResponse } from '@remesa/domain/kernel'

/**
 * The answer of a save: what stands against it and can be mended by people is said with status 0 and a message, so that
 * their form stays open; anything else is refused as it is.
 */
export const saveAnswer = (outcome: Result<SaveResponse, Refusal>): Result<SaveResponse, Refusal> => {
  if (outcome.ok || outcome.error.status !== 409 || outcome.error.message === undefined) return outcome
  return ok({ status: 0, message: outcome.error.message })
}
