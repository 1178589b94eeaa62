export { createDraftStore } from './draft-store'
export { type ResumedOrder, resumeDraft } from './resume-draft'
export { createTabDraft, type TabDraft } from './tab-draft'
export { useKeptDraft } from './use-kept-draft'
