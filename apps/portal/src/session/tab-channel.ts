import * as z from 'zod/mini'
import { TokenSet } from './token-store'

const TabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tokens.requested'), family: z.nullable(z.string()) }),
  z.object({ type: z.literal('tokens.renewed'), tokens: TokenSet }),
  z.object({ type: z.literal('activity.seen'), at: z.number() }),
  z.object({ type: z.literal('session.ended') }),
])
/**
 * Messages between the tabs of one browser: a request for tokens, from a tab with older tokens or without tokens;
 * renewed tokens; the activity of the user; a sign-out, which ends the session in all tabs.
 */
export type TabMessage = z.output<typeof TabMessage>

/** A message from another tab, or `undefined` if it is not valid (an older build may still be open elsewhere). */
export const parseTabMessage = (data: unknown): TabMessage | undefined => {
  const parsed = TabMessage.safeParse(data)
  return parsed.success ? parsed.data : undefined
}

export interface TabChannel {
  readonly send: (message: TabMessage) => void
  /** Calls back for every message of another tab, until the returned function is called. */
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void
}

/** The tabs' channel over BroadcastChannel, which reaches pages of the same origin only. */
export const openTabChannel = (): TabChannel => {
  const channel = new BroadcastChannel('remesa.session')
  const listeners = new Set<(message: TabMessage) => void>()
  channel.onmessage = (event) => {
    const message = parseTabMessage(event.data)
    if (message !== undefined) for (const listener of listeners) listener(message)
  }
  return {
    send: (message) => channel.postMessage(message),
    listen: (onMessage) => {
      listeners.add(onMessage)
      return () => listeners.delete(onMessage)
    },
  }
}
