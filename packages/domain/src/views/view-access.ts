import type { PortalAbility, PortalSubject } from '../abilities'
import { type Decision, decide, refusalsOf } from '../kernel'
import { MAX_VIEWS_OF_A_LIST, type ViewedList } from './view.schema'

const rules = ['no-permission', 'full'] as const
/** The code of a reason why a user can't save a view. */
export type ViewRefusalRule = (typeof rules)[number]
/** Whether an action on views is allowed, with all reasons for a refusal. */
export type ViewDecision = Decision<ViewRefusalRule>

const { refusal, keys } = refusalsOf('views', rules)

/** The message keys of all reasons for which actions on views are refused. */
export const viewRefusalKeys = keys

const pages: Readonly<Record<ViewedList, PortalSubject>> = {
  users: 'UsersPage',
  clients: 'ClientsPage',
  subclients: 'SubclientsPage',
  'service-points': 'ServicepointsPage',
}

/** Whether a user may open, save and share views of a list. The user must have permission to open the list. (VIE-5) */
export const canUseViews = (ability: Pick<PortalAbility, 'can'>, list: ViewedList): ViewDecision =>
  decide([!ability.can('read', pages[list]) && refusal('no-permission')])

/**
 * Whether a user may save another view of a list. `ownViews` is the number of views of the list that the user already
 * has. (VIE-4)
 */
export const canSaveView = (ownViews: number): ViewDecision =>
  decide([ownViews >= MAX_VIEWS_OF_A_LIST && refusal('full', { count: MAX_VIEWS_OF_A_LIST })])
