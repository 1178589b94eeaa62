import type { Viewer } from '@remesa/domain/abilities'
import { defaultBrand, type ListDescriptor, type ListState, requestedState } from '@remesa/domain/kernel'
import type { Caller } from './caller'

/** The properties of a caller on which lists depend. */
export type ListCaller = Pick<Caller, 'ability' | 'admin' | 'config'>

/** The caller in the format that the domain's lists expect. */
export const viewerOf = ({ ability, admin, config }: ListCaller): Viewer => ({
  ability,
  user: { admin, country: { id: config.id } },
  brand: defaultBrand,
})

/**
 * The state of a list, taken from the query of the list or from the filters of a report. Filters and columns that the
 * portal does not offer to the caller are removed.
 */
export const permittedState = <F extends string>(
  list: Pick<ListDescriptor<Viewer, F, string, unknown>, 'spec' | 'permitted'>,
  asked: Readonly<Record<string, unknown>>,
  caller: ListCaller,
): ListState<F> => {
  const viewer = viewerOf(caller)
  return list.permitted(requestedState(asked, list.spec(viewer)), viewer)
}
