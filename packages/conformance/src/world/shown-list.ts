import type { Viewer } from '@remesa/domain/abilities'
import { clientList } from '@remesa/domain/clients'
import type { ListSpec } from '@remesa/domain/kernel'
import { defaultBrand } from '@remesa/domain/kernel'
import { reportList } from '@remesa/domain/reports'
import { servicePointList } from '@remesa/domain/service-points'
import { subclientList } from '@remesa/domain/subclients'
import { userList } from '@remesa/domain/users'
import type { Caller } from './caller'

interface Described {
  readonly spec: (viewer: Viewer) => ListSpec
  readonly filters: (viewer: Viewer) => readonly string[]
  readonly columns: (viewer: Viewer) => readonly { readonly sortBy?: string | undefined }[]
}

const lists: Readonly<Record<string, Described>> = {
  'clients.list': clientList,
  'subclients.list': subclientList,
  'servicePoints.list': servicePointList,
  'users.list': userList,
  'reports.list': reportList,
}

/** The filters and columns of a list that a back end ignores for a user, because the user does not see them. */
export const hiddenFrom = (id: string, { user, ability }: Caller): ReadonlySet<string> => {
  const list = lists[id]
  if (list === undefined) return new Set()
  const viewer: Viewer = { user, ability, brand: defaultBrand }
  const { filters, sortable } = list.spec(viewer)
  const shown = new Set([...list.filters(viewer), ...list.columns(viewer).map(({ sortBy }) => sortBy)])
  return new Set([...Object.keys(filters), ...sortable].filter((name) => !shown.has(name)))
}
