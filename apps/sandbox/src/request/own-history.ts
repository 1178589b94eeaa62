import type { Database } from '../db/database'
import { appendHistory, type HistoryEvent } from './append-history'
import type { ApiContext } from './context'

/** Adds an entry about an action of the caller to the history. */
export const appendOwnHistory = (
  tx: Database,
  { caller, now, origin }: Pick<ApiContext, 'caller' | 'now' | 'origin'>,
  {
    countryId = caller.config.id,
    ...event
  }: Omit<HistoryEvent, 'at' | 'actor' | 'origin' | 'countryId'> & {
    readonly countryId?: number | null
  },
): Promise<void> => {
  const user = `${caller.name} ${caller.lastName}`.trim()
  const name = caller.service === undefined ? user : `${caller.service} (${user})`
  return appendHistory(tx, { ...event, at: now, actor: { id: caller.id, name }, origin, countryId })
}
