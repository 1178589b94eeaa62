import type { Viewer } from '@remesa/domain/abilities'
import { defaultBrand, type ListDescriptor, type ListState, requestedState } from '@remesa/domain/kernel'
import type { Caller } from './caller'

/** The facts about a caller that lists depend on. */
export type ListCaller = Pick<Caller, 'ability' | 'admin' | 'config'>

/** The caller as the viewer of the domain's lists. */
export const viewerOf = ({ ability, admin, config }: ListCaller): Viewer => ({
  ability,
  user: { admin, country: { id: config.id } },
  brand: defaultBrand,
})

/**
 * The state of a list, from the query of the list or the filters of a report. As in the portal, it omits the parts that
 * the caller is not offered.
 */
export const permittedState = <F extends string>(
  list: Pick<ListDescriptor<Viewer, F, string, unknown>, 'spec' | 'permitted'>,
  asked: Readonly<Record<string, unknown>>,
  caller: ListCaller,
): ListState<F> => {
  const viewer = viewerOf(caller)
  return list.permitted(requestedState(asked, list.spec(viewer)), viewer)
}
