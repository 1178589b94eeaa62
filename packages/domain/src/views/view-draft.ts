import { check, cleanText, foldedName, type Issue, issue, issuesOf } from '../kernel'
import { type ListView, MAX_VIEW_NAME_LENGTH, type ViewChangeRequest, type ViewRequest } from './view.schema'
import { viewRefusalKeys } from './view-access'

/** The values that a user has entered in the form for saving or changing a view. */
export interface ViewDraft {
  readonly name: string
  readonly isShared: boolean
  readonly isDefault: boolean
}

const NAME_TAKEN = 'viewNameAlreadyExists'

/** The initial values in the form for a new view or, if `view` is passed, for renaming or sharing that view. (VIE-7) */
export const viewDraftOf = (view?: Pick<ListView, 'name' | 'isShared' | 'isDefault'>): ViewDraft => ({
  name: view?.name ?? '',
  isShared: view?.isShared ?? false,
  isDefault: view?.isDefault ?? false,
})

/**
 * The validation issues of the name of a view. The user must not have another view of the list with the same name. The
 * issue of a name that is already used contains the name as the other view spells it (`taken`). (VIE-3)
 */
export const validateView = (
  { name }: Pick<ViewDraft, 'name'>,
  others: readonly string[],
): readonly Issue[] => {
  const issues = issuesOf([
    check('required', 'name', name, {}),
    check('max', 'name', cleanText(name), { length: MAX_VIEW_NAME_LENGTH }),
  ])
  if (issues.length > 0) return issues
  const taken = others.find((other) => foldedName(other) === foldedName(name))
  return taken === undefined ? [] : [issue(NAME_TAKEN, 'name', { taken })]
}

/** The body of the call that saves the current state of a list as a view. (VIE-1) */
export const buildViewRequest = (
  { name, isShared, isDefault }: ViewDraft,
  shown: Pick<ViewRequest, 'list' | 'query'>,
): ViewRequest => ({ ...shown, name: cleanText(name), isShared, isDefault })

/** The body of the call that renames or shares a view. (VIE-7) */
export const buildViewChange = ({ name, isShared }: ViewDraft): ViewChangeRequest => ({
  name: cleanText(name),
  isShared,
})

/** All message keys of refusals and validation issues that only views have. */
export const viewMessageKeys: readonly string[] = [`validation.messages.${NAME_TAKEN}`, ...viewRefusalKeys]
