import type { ListedEndpoint } from '@remesa/api-client/contract'
import type { Outcome } from '../checks/outcome'
import { keyOf, misplaced, type Page, pageFaults, pageIn, pageNumbers, valueAt } from '../checks/rows'
import { shortly } from '../checks/seen'
import type { Outgoing } from '../exchange/wire'
import { mayCall } from '../world/caller'
import { choicesOf, queryFields } from '../world/query-fields'
import { bareList, withQuery } from '../world/requests'
import { hiddenFrom } from '../world/shown-list'
import { type Bench, forEach, noRight, notTried } from './bench'
import { checkHistoryLimits } from './history-limits'

/** The highest number of rows that a call returns at once. */
const most = 1_000
/**
 * A text that no record contains. It is too long to be a code, because a list may ignore a filter by an unknown code.
 */
const nowhere = 'conformance none x9z '.repeat(4).trim()

/**
 * Reads lists page by page, sorted by each column and filtered by each field. Also reads the history of a service
 * point.
 */
export const checkLists = async (bench: Bench): Promise<readonly Outcome[]> => [
  ...(await forEach(bench.calls.filter(isList), (listed) => checkList(bench, listed))),
  ...(await checkHistoryLimits(bench)),
]

/** Whether a call returns a list page by page. */
const isList = ({ endpoint }: ListedEndpoint): boolean =>
  endpoint.method === 'GET' && queryFields(endpoint).has('page') && queryFields(endpoint).has('size')

/** A list that a user of the run may read, with its first rows. */
interface ReadableList {
  readonly listed: ListedEndpoint
  readonly outgoing: Outgoing
  readonly page: Page
  /** Filters and columns that the back end ignores for this user. */
  readonly hidden: ReadonlySet<string>
}

/** Reads a page with query parameters; throws a {@link NoPage} if the response is not a page. */
type Read = (query: Readonly<Record<string, string | number>>) => Promise<Page>

class NoPage extends Error {
  constructor(
    readonly isLost: boolean,
    readonly words: string,
  ) {
    super(words)
  }
}

const checkList = async (bench: Bench, listed: ListedEndpoint): Promise<readonly Outcome[]> => {
  const idle = (why: string): readonly Outcome[] => [notTried('lists', 'lists.pages', listed.id, why)]
  const callers = bench.callers.filter((caller) => mayCall(caller, listed.endpoint))
  if (callers.length === 0) return idle(noRight)
  const lists: ReadableList[] = []
  for (const caller of callers) {
    const { outgoing, isKnown } = bareList(listed, await bench.factsOf(caller))
    if (!isKnown) continue
    const sent = { ...outgoing, token: caller.token }
    const page = pageIn(await bench.wire.send(withQuery(sent, 'size', String(most))))
    if (page !== undefined)
      lists.push({ listed, outgoing: sent, page, hidden: hiddenFrom(listed.id, caller) })
  }
  const [longest] = lists.sort((a, b) => b.page.total - a.page.total)
  if (longest === undefined) return idle('no token of this run lists a page')
  if (longest.page.total === 0) return idle('the list has no rows')
  const read: Read = async (query) => {
    const sent = Object.entries(query).reduce(
      (request, [name, value]) => withQuery(request, name, String(value)),
      longest.outgoing,
    )
    const seen = await bench.wire.send(sent)
    const page = pageIn(seen)
    if (page === undefined)
      throw new NoPage(seen.isLost === true, `${JSON.stringify(query)}: ${shortly(seen)}`)
    return page
  }
  const outcomes: Outcome[] = []
  for (const [check, find] of Object.entries(parts))
    outcomes.push(...(await judgedPart(longest, check, find, read)))
  return outcomes
}

type Find = (
  list: ReadableList,
  read: Read,
) => Promise<{ readonly expected: string; readonly faults: readonly string[] } | undefined>

const judgedPart = async (
  list: ReadableList,
  check: string,
  find: Find,
  read: Read,
): Promise<readonly Outcome[]> => {
  const { listed, outgoing } = list
  try {
    const found = await find(list, read)
    if (found === undefined) return []
    const { expected, faults } = found
    return [
      {
        group: 'lists',
        check,
        call: listed.id,
        verdict: faults.length === 0 ? 'held' : 'broken',
        expected,
        seen: faults.slice(0, 3).join('; ') + (faults.length > 3 ? `; and ${faults.length - 3} more` : ''),
        request: `${outgoing.method} ${outgoing.path}`,
      },
    ]
  } catch (thrown) {
    if (!(thrown instanceof NoPage)) throw thrown
    return thrown.isLost
      ? [notTried('lists', check, listed.id, 'the connection was lost before an answer')]
      : [{ ...notTried('lists', check, listed.id, 'a page'), verdict: 'broken', seen: thrown.words }]
  }
}

/**
 * Finds the faults of pages: a row on two pages, more or fewer rows than requested, a wrong number of rows on the last
 * page, or missing rows.
 */
const findPageFaults: Find = async ({ page: { total } }, read) => {
  const size = Math.min(most, Math.ceil((total + 1) / 3))
  const pages = new Map<number, Page>()
  for (const page of pageNumbers(total, size)) pages.set(page, await read({ page, size }))
  return {
    expected: `pages of ${size} that repeat no row and hold all ${total}, the last one the rest`,
    faults: pageFaults(pages, { size, total }),
  }
}

const findSortFaults: Find = async ({ listed: { endpoint }, hidden }, read) => {
  const columns = choicesOf(endpoint, 'orderBy').filter((name) => !hidden.has(name))
  if (columns.length === 0) return undefined
  const directions =
    choicesOf(endpoint, 'direction').length > 0 ? (['ASC', 'DESC'] as const) : (['ASC'] as const)
  const faults: string[] = []
  for (const orderBy of columns)
    for (const direction of directions) {
      const turned = directions.length > 1 ? { direction } : {}
      const { rows } = await read({ orderBy, ...turned, size: 100 })
      const pair = misplaced(rows, orderBy, direction)
      if (pair !== undefined) faults.push(`${orderBy} ${direction}: ${pair[0]} before ${pair[1]}`)
    }
  return { expected: `rows sorted by ${columns.join(', ')}, in each direction`, faults }
}

/** Query parameters that are not filters. */
const others = new Set(['page', 'size', 'orderBy', 'direction', 'zone'])

const findFilterFaults: Find = async ({ listed: { endpoint }, page, hidden }, read) => {
  const filters = [...queryFields(endpoint)].filter(
    ([name, field]) => !others.has(name) && !hidden.has(name) && field.safeParse(undefined).success,
  )
  const texts = filters.filter(([, field]) => field.safeParse(nowhere).success)
  const flags = filters.filter(([name, field]) => {
    const isFlag = field.safeParse('true').success && !field.safeParse(nowhere).success
    return isFlag && page.rows.some((row) => typeof valueAt(row, name) === 'boolean')
  })
  const tried = [...texts, ...flags].map(([name]) => name)
  if (tried.length === 0) return undefined
  const faults: string[] = []
  for (const [name, field] of texts) {
    const { total } = await read({ [name]: nowhere, size: 1 })
    if (total > 0) faults.push(`${name} with a text that no record holds: ${total} rows`)
    const isUsable = (value: unknown) =>
      typeof value === 'string' && value !== '' && field.safeParse(value).success
    const row = page.rows.find((one) => isUsable(valueAt(one, name)))
    if (row === undefined) continue
    const value = String(valueAt(row, name))
    const found = await read({ [name]: value, size: most })
    const isThere = found.rows.some((one) => keyOf(one) === keyOf(row))
    if (!isThere && found.total <= most)
      faults.push(`${name}=${value}: not the row ${keyOf(row)} that has it`)
  }
  for (const [name] of flags) {
    const { rows } = await read({ [name]: 'true', size: most })
    const wrong = rows.find((row) => valueAt(row, name) !== true)
    if (wrong !== undefined) faults.push(`${name}=true: the row ${keyOf(wrong)} with ${valueAt(wrong, name)}`)
  }
  return { expected: `only rows that the filters let through: ${tried.join(', ')}`, faults }
}

const parts: Readonly<Record<string, Find>> = {
  'lists.pages': findPageFaults,
  'lists.sorted': findSortFaults,
  'lists.filtered': findFilterFaults,
}
