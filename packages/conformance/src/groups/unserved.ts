import type { ListedEndpoint } from '@remesa/api-client/contract'
import type { Seen } from '../checks/seen'
import { located, ofNothing, textOf } from '../world/requests'
import { type Bench, callerFor, forEach } from './bench'

/**
 * The calls that a back end does not serve. The response to a call that is not served is 404 or 405, with or without a
 * token. A call that is served but needs a token would be refused with 401 if the token is missing.
 */
export const findUnserved = async (bench: Bench): Promise<ReadonlySet<string>> =>
  new Set(
    await forEach(bench.calls, async (listed) => ((await isUnserved(bench, listed)) ? [listed.id] : [])),
  )

const isUnserved = async (bench: Bench, listed: ListedEndpoint): Promise<boolean> => {
  const { endpoint } = listed
  const nothing = ofNothing(listed, new Map())
  if (!isUnknown(await bench.wire.send(nothing))) return false
  const caller = callerFor(bench, endpoint)
  if (caller === undefined) return true
  // No call accepts this body. A served call refuses it before looking for the record, so a 404 means that the call is
  // not served.
  const asked =
    endpoint.method === 'GET'
      ? located(listed, await bench.factsOf(caller)).outgoing
      : { ...nothing, body: endpoint.body === undefined ? undefined : textOf([[]]) }
  return isUnknown(await bench.wire.send({ ...asked, token: caller.token }))
}

const isUnknown = ({ status }: Seen): boolean => status === 404 || status === 405
