import { type ErrorCode, errorCodes } from '@remesa/api-client/contract'
import type { Context } from 'hono'
import type { AppEnv } from '../kernel/node-bindings'

/** The response for an error code. It has the status of the code, and a body in the format of every refusal. */
export const answerProblem = (c: Context<AppEnv>, code: ErrorCode, message: string) =>
  c.json({ code, message, requestId: c.get('requestId') }, errorCodes[code].status)

/** PostgreSQL's codes for a text that it can't store because it contains NUL or has an invalid encoding. */
const unstorableText = new Set(['22021', '22P05'])

/**
 * Whether the database refused a value because of its characters. This is an error of the caller, not of the server.
 */
export function isUnstorableText(error: unknown): boolean {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && unstorableText.has(current.code)) return true
  }
  return false
}
