import { userCalls } from '@remesa/api-client/contract'
import { portalPages, type Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor } from '@remesa/domain/kernel'
import { type Place, type RelatedQuery, relatedLists } from '@remesa/domain/records'
import { servicePointList } from '@remesa/domain/service-points'
import { subclientList } from '@remesa/domain/subclients'
import { userList } from '@remesa/domain/users'
import { useT } from '@remesa/ui/i18n'
import type { RelatedList } from '@remesa/ui/records'
import { useQueries } from '@tanstack/react-query'
import { endpointQueryOptions, useApi, useClientOf } from '../kernel/api'
import type { RowsCall } from '../kernel/list'
import { usePortal } from '../kernel/state'

/** The lists of dependent records that the viewer may open, each with the number of its rows. (REC-94) */
export const useRelatedLists = (place: Place): readonly RelatedList[] => {
  const t = useT()
  const viewer = usePortal()
  const { subclients, servicePoints } = useApi()
  const { users } = useClientOf(userCalls)
  const related = relatedLists(place, { filtersByCountry: viewer.user.admin }).filter(({ list }) =>
    viewer.ability.can('read', portalPages[list].subject),
  )
  const count = ({ list, query }: RelatedQuery) => {
    if (list === 'users') return countOf(viewer, userList, users.list, query)
    if (list === 'subclients') return countOf(viewer, subclientList, subclients.list, query)
    return countOf(viewer, servicePointList, servicePoints.list, query)
  }
  const counts = useQueries({ queries: related.map(count) })
  return related.map(({ list, query }, at) => ({
    label: t(`nav.${list}`),
    href: `${portalPages[list].path}?${new URLSearchParams(query)}`,
    count: counts[at]?.data?.totalElements,
  }))
}

const countOf = <F extends string, Query>(
  viewer: Viewer,
  list: ListDescriptor<Viewer, F, string, unknown>,
  call: RowsCall<Query, unknown>,
  query: RelatedQuery['query'],
) => {
  const state = list.read(Object.entries(query), viewer)
  // The conversion is safe, because the state was parsed with the declaration of the list, which also defines the
  // type of the call's query.
  const input = { query: { ...list.searchParams(state), size: 1 } as Query }
  // A failure opens no popup, because the link works without the number.
  return endpointQueryOptions(call, input, { isSilent: true })
}
