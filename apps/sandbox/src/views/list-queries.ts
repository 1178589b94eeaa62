import { clientList } from '@remesa/domain/clients'
import { servicePointList } from '@remesa/domain/service-points'
import { subclientList } from '@remesa/domain/subclients'
import { userList } from '@remesa/domain/users'
import { type ViewedList, viewQuery, viewState } from '@remesa/domain/views'
import { match } from 'ts-pattern'
import { type ListCaller, viewerOf } from '../authorisation'

type Entries = readonly (readonly [string, string])[]

/**
 * The query of a saved view in the canonical form of the list's URL. Filters and columns that the caller may not use
 * are removed. (VIE-1, VIE-2)
 */
export const shownQuery = (list: ViewedList, query: string, caller: ListCaller): string =>
  new URLSearchParams(
    entriesOf(list, query, caller).map(([name, value]): [string, string] => [name, value]),
  ).toString()

const entriesOf = (list: ViewedList, query: string, caller: ListCaller): Entries => {
  const viewer = viewerOf(caller)
  const asked = new URLSearchParams(query)
  return match(list)
    .with('users', () => viewQuery(userList, viewState(userList, asked, viewer), viewer))
    .with('clients', () => viewQuery(clientList, viewState(clientList, asked, viewer), viewer))
    .with('subclients', () => viewQuery(subclientList, viewState(subclientList, asked, viewer), viewer))
    .with('service-points', () =>
      viewQuery(servicePointList, viewState(servicePointList, asked, viewer), viewer),
    )
    .exhaustive()
}
