export {
  DefaultViewRequest,
  ListView,
  ViewChangeRequest,
  ViewedList,
  ViewRequest,
} from './view.schema'
export { canSaveView, canUseViews, type ViewDecision, type ViewRefusalRule } from './view-access'
export {
  buildViewChange,
  buildViewRequest,
  type ViewDraft,
  validateView,
  viewDraftOf,
  viewMessageKeys,
} from './view-draft'
export { defaultView, startState, type ViewInUse, viewInUse, viewQuery, viewState } from './view-state'
