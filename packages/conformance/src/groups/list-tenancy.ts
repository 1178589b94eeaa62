import type { ListedEndpoint } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { keyOf, pageIn } from '../checks/rows'
import { isSuccess } from '../checks/seen'
import { type Caller, mayCall } from '../world/caller'
import { addressOf, bareList, withQuery } from '../world/requests'
import { type Bench, callNamed, forEach } from './bench'

/** The lists of records that belong to one customer, each with the call that reads one of these records. */
const lists: Readonly<Record<string, string | undefined>> = {
  'clients.list': 'clients.get',
  'subclients.list': 'subclients.get',
  'servicePoints.list': 'servicePoints.get',
  'users.list': 'users.get',
  'reports.list': undefined,
  'orders.upcoming': undefined,
}

const check = 'tenancy.lists'
/** The highest number of records of a list that are read one by one. */
const mostRead = 20

/**
 * Compares each list as users of two customers see it. No record may be in both lists, and each user must be able to
 * read every record in their own list.
 */
export const checkListTenancy = (
  bench: Bench,
  callers: readonly [Caller, Caller],
): Promise<readonly Outcome[]> =>
  forEach(
    bench.calls.filter(({ id }) => id in lists),
    async (listed) => {
      const may = callers.every((caller) => mayCall(caller, listed.endpoint))
      const [own, theirs] = await Promise.all(callers.map((caller) => idsOf(bench, listed, caller)))
      if (!may || own === undefined || theirs === undefined) return []
      const shared = own.filter((id) => theirs.includes(id))
      const unreadable = [
        ...(await unreadableOf(bench, listed, callers[0], [...shared, ...own])),
        ...(await unreadableOf(bench, listed, callers[1], [...shared, ...theirs])),
      ]
      const seen = [
        ...(unreadable.length === 0 ? [] : [unreadable.slice(0, 3).join('; ')]),
        ...(shared.length === 0 ? [] : [`in both lists: ${shared.slice(0, 5).join(', ')}`]),
      ]
      return [
        {
          group: 'tenancy',
          check,
          call: listed.id,
          verdict: seen.length === 0 ? 'held' : 'broken',
          expected: `${callers.map(nameOf).join(' and ')} list no record of another customer`,
          seen: seen.join('; '),
          request: `${listed.endpoint.method} ${listed.endpoint.path}`,
        },
      ]
    },
  )

/** The ids of the records in a user's list; `undefined` if there is no list. */
const idsOf = async (
  bench: Bench,
  listed: ListedEndpoint,
  caller: Caller,
): Promise<readonly string[] | undefined> => {
  const { outgoing } = bareList(listed, await bench.factsOf(caller))
  const page = pageIn(await bench.wire.send({ ...withQuery(outgoing, 'size', '1000'), token: caller.token }))
  return page?.rows.map(keyOf)
}

/** The records in a user's list that the user may not read, as sentences. */
const unreadableOf = async (
  bench: Bench,
  { id: list }: ListedEndpoint,
  caller: Caller,
  ids: readonly string[],
): Promise<readonly string[]> => {
  const read = lists[list]
  if (read === undefined || bench.unserved.has(read)) return []
  const { endpoint } = callNamed(read)
  if (!mayCall(caller, endpoint)) return []
  return forEach([...new Set(ids)].slice(0, mostRead), async (id) => {
    const path = addressOf(endpoint, { id })
    const seen = await bench.wire.send({ method: 'GET', path, token: caller.token })
    return isSuccess(seen) || seen.isLost === true
      ? []
      : [`${nameOf(caller)} lists ${id}, and reading it is answered ${seen.status}`]
  })
}

const nameOf = ({ user, label }: Caller): string => `${user.username} (${label})`
