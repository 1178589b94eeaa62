import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { filterOptions } from '../../kernel'
import { allPoints, placeOf } from './places'

/** Maximum number of points that are rendered at once. A search finds the other points. */
export const MAX_SHOWN_POINTS = 100
const MAX_RECENTS = 5

export interface PointEntry {
  /** Id of the entry, unique in the list, because a recent point is in the list twice. */
  readonly id: string
  readonly point: ServicePoint
}

export interface PointSection {
  /** Id of the group: `recent`, or the id of a center. */
  readonly id: string
  readonly entries: readonly PointEntry[]
}

export interface PointSectionsInput {
  readonly tree: ServicePointTree
  readonly search: string
  readonly narrowedTo: Pick<OrderFilters, 'clientId' | 'subclientId'>
  readonly recents: readonly number[]
}

interface PointSections {
  readonly sections: readonly PointSection[]
  readonly hidden: number
  readonly isNarrowed: boolean
}

/**
 * The points whose name, code, center or client contains every word of a search, grouped by center. At most
 * `MAX_SHOWN_POINTS` points are returned, and `hidden` is the number of matching points beyond this maximum. Without a
 * search, the recent points come first. `isNarrowed` tells whether the chosen client or center excludes some points.
 */
export const pointSections = ({ tree, search, narrowedTo, recents }: PointSectionsInput): PointSections => {
  const { clientId, subclientId } = narrowedTo
  const points = allPoints(tree)
  const inPlace = points.filter(
    ({ subclient }) =>
      (clientId === undefined || subclient.client.id === clientId) &&
      (subclientId === undefined || subclient.id === subclientId),
  )
  const found = foundIn(inPlace, search)
  const shown = found.slice(0, MAX_SHOWN_POINTS)
  const places = [...new Set(shown.map(({ subclient }) => subclient.id))].map((id) => ({
    id: String(id),
    entries: shown
      .filter(({ subclient }) => subclient.id === id)
      .map((point) => ({ id: String(point.id), point })),
  }))
  const latest = search.trim() === '' ? recentOf(inPlace, recents) : []
  return {
    sections: latest.length === 0 ? places : [{ id: 'recent', entries: latest }, ...places],
    hidden: Math.max(0, found.length - MAX_SHOWN_POINTS),
    isNarrowed: inPlace.length < points.length,
  }
}

const foundIn = (points: readonly ServicePoint[], search: string): readonly ServicePoint[] => {
  if (search.trim() === '') return points
  const options = points.map((point) => ({
    value: String(point.id),
    label: [point.description, point.codeSol, point.oidSol, placeOf(point)].join(' '),
  }))
  const ids = new Set(filterOptions(options, search).map(({ value }) => value))
  return points.filter(({ id }) => ids.has(String(id)))
}

/** The points that the user chose recently; empty if the whole list is short. */
const recentOf = (points: readonly ServicePoint[], recents: readonly number[]): readonly PointEntry[] => {
  if (points.length <= MAX_RECENTS) return []
  return recents.slice(0, MAX_RECENTS).flatMap((id) => {
    const point = points.find((candidate) => candidate.id === id)
    return point === undefined ? [] : [{ id: `recent-${id}`, point }]
  })
}
