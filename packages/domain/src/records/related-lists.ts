import type { RecordHistoryKind } from './history.schema'

/** The kind of a record on which other records depend: client, subclient or service point. */
export type PlaceKind = Exclude<RecordHistoryKind, 'users'>

/** A client, subclient or service point, with the values by which lists are filtered. */
export interface NamedPlace {
  readonly codeSol: string | null
  readonly description: string
}

/** A record with its parents; levels that the record does not have are missing. */
export interface Place {
  readonly countryId: number
  readonly client: NamedPlace
  readonly subclient?: NamedPlace | undefined
  readonly servicePoint?: NamedPlace | undefined
}

/** A list of the dependents of a record, with the query of the list's URL. */
export interface RelatedQuery {
  readonly list: 'subclients' | 'servicepoints' | 'users'
  readonly query: Readonly<Record<string, string>>
}

/**
 * The lists of the records below a record and of the users who may access it. Each list is filtered by the codes of the
 * record and its parents; a record without a code is filtered by its description. If the viewer may filter by country,
 * the country is a filter, too, because the same code may exist in several countries. (REC-94)
 */
export const relatedLists = (
  { countryId, client, subclient, servicePoint }: Place,
  { filtersByCountry }: { readonly filtersByCountry: boolean },
): readonly RelatedQuery[] => {
  const below = {
    ...exactly('clientDesc', 'clientPrecise', client),
    ...(subclient && exactly('subclientDesc', 'subclientPrecise', subclient)),
    ...(filtersByCountry ? { countryId: String(countryId) } : {}),
  }
  const users = {
    ...exactly('client', 'clientPrecise', client),
    ...(subclient && exactly('subClient', 'subClientPrecise', subclient)),
    ...(servicePoint && exactly('servicePoint', 'servicePointPrecise', servicePoint)),
  }
  return [
    ...(subclient === undefined ? [{ list: 'subclients', query: below } as const] : []),
    ...(servicePoint === undefined ? [{ list: 'servicepoints', query: below } as const] : []),
    { list: 'users', query: users },
  ]
}

const exactly = (
  name: string,
  flag: string,
  { codeSol, description }: NamedPlace,
): Readonly<Record<string, string>> => ({ [name]: codeSol?.trim() || description, [flag]: 'true' })
