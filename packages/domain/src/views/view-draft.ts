import { check, cleanText, foldedName, type Issue, issue, issuesOf } from '../kernel'
import { type ListView, MAX_VIEW_NAME_LENGTH, type ViewChangeRequest, type ViewRequest } from './view.schema'
import { viewRefusalKeys } from './view-access'

/** A view as it is being saved or renamed. */
export interface ViewDraft {
  readonly name: string
  readonly isShared: boolean
  readonly isDefault: boolean
}

const NAME_TAKEN = 'viewNameAlreadyExists'

/** The form of a new view, or that of one that is renamed or shared. (VIE-7) */
export const viewDraftOf = (view?: Pick<ListView, 'name' | 'isShared' | 'isDefault'>): ViewDraft => ({
  name: view?.name ?? '',
  isShared: view?.isShared ?? false,
  isDefault: view?.isDefault ?? false,
})

/**
 * The issues of a name, compared with the names of its owner's other views of the list. A taken name is
 * refused with its spelling there (`taken`). (VIE-3)
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

/** The body that saves the shown state of a list as a view. (VIE-1) */
export const buildViewRequest = (
  { name, isShared, isDefault }: ViewDraft,
  shown: Pick<ViewRequest, 'list' | 'query'>,
): ViewRequest => ({ ...shown, name: cleanText(name), isShared, isDefault })

/** The body that renames or shares a view. (VIE-7) */
export const buildViewChange = ({ name, isShared }: ViewDraft): ViewChangeRequest => ({
  name: cleanText(name),
  isShared,
})

/** Every message key of the issues of views, in addition to the shared ones. */
export const viewMessageKeys: readonly string[] = [`validation.messages.${NAME_TAKEN}`, ...viewRefusalKeys]
