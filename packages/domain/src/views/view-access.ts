import type { PortalAbility, PortalSubject } from '../abilities'
import { type Decision, decide, refusalsOf } from '../kernel'
import { MAX_VIEWS_OF_A_LIST, type ViewedList } from './view.schema'

const rules = ['no-permission', 'full'] as const
/** A reason why a user can't save a view. */
export type ViewRefusalRule = (typeof rules)[number]
/** Whether an action on views is allowed, and every reason why not. */
export type ViewDecision = Decision<ViewRefusalRule>

const { refusal, keys } = refusalsOf('views', rules)

/** The message keys of all reasons why actions on views are refused. */
export const viewRefusalKeys = keys

const pages: Readonly<Record<ViewedList, PortalSubject>> = {
  users: 'UsersPage',
  clients: 'ClientsPage',
  subclients: 'SubclientsPage',
  'service-points': 'ServicepointsPage',
}

/** Whether a user may see, save and share views of a list: the user must be allowed to open the list. (VIE-5) */
export const canUseViews = (ability: Pick<PortalAbility, 'can'>, list: ViewedList): ViewDecision =>
  decide([!ability.can('read', pages[list]) && refusal('no-permission')])

/** Whether a user who already has this number of views of a list may save another one. (VIE-4) */
export const canSaveView = (ownViews: number): ViewDecision =>
  decide([ownViews >= MAX_VIEWS_OF_A_LIST && refusal('full', { count: MAX_VIEWS_OF_A_LIST })])
