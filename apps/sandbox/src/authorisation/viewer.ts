import type { Viewer } from '@remesa/domain/abilities'
import { defaultBrand, type ListDescriptor, type ListState, requestedState } from '@remesa/domain/kernel'
import type { Caller } from './caller'

/** The data about a caller on which lists depend. */
export type ListCaller = Pick<Caller, 'ability' | 'admin' | 'config'>

/** The caller in the form that the domain's lists expect. */
export const viewerOf = ({ ability, admin, config }: ListCaller): Viewer => ({
  ability,
  user: { admin, country: { id: config.id } },
  brand: defaultBrand,
})

/**
 * The state of a list, from the query of the list or the filters of a report. Filters and columns that the portal does
 * not offer to the caller are left out.
 */
export const permittedState = <F extends string>(
  list: Pick<ListDescriptor<Viewer, F, string, unknown>, 'spec' | 'permitted'>,
  asked: Readonly<Record<string, unknown>>,
  caller: ListCaller,
): ListState<F> => {
  const viewer = viewerOf(caller)
  return list.permitted(requestedState(asked, list.spec(viewer)), viewer)
}
