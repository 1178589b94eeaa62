export { createDraftKeeper, type DraftKeeper } from './draft-keeper'
export { createDraftStore } from './draft-store'
export { type ResumedOrder, resumeDraft } from './resume-draft'
export { useKeptDraft } from './use-kept-draft'
