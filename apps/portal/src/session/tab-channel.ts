import * as z from 'zod/mini'
import { TokenSet } from './token-store'

const TabMessage = z.discriminatedUnion('type', [
  z.object({ type: z.literal('tokens.requested'), family: z.nullable(z.string()) }),
  z.object({ type: z.literal('tokens.renewed'), tokens: TokenSet }),
  z.object({ type: z.literal('activity.seen'), at: z.number() }),
  z.object({ type: z.literal('session.ended') }),
])
/**
 * A message between the tabs of one browser: a request for tokens (from a tab whose tokens are old or missing),
 * renewed tokens, the user's activity, or a sign-out, which ends the session in all tabs.
 */
export type TabMessage = z.output<typeof TabMessage>

/** A message from another tab; `undefined` if it is not valid, because another tab may show an older build. */
export const parseTabMessage = (data: unknown): TabMessage | undefined => {
  const parsed = TabMessage.safeParse(data)
  return parsed.success ? parsed.data : undefined
}

export interface TabChannel {
  readonly send: (message: TabMessage) => void
  /** Calls `onMessage` for every message of another tab, until the returned function is called. */
  readonly listen: (onMessage: (message: TabMessage) => void) => () => void
}

/** The channel between the tabs. It is a BroadcastChannel, so it reaches only pages of the same origin. */
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
