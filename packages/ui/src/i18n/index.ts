export { explanationText, type FieldKind, issueText, reasonText } from '@remesa/messages/speech'
export { loadMerge } from './load-merge'
export {
  MAX_OVERRIDE_LENGTH,
  type MergedMessages,
  mergeOverrides,
  type OverrideRefusal,
} from './merge-overrides'
export {
  documentLocale,
  INTL_TAGS,
  LANGUAGE_NAMES,
  loadedPageMessages,
  loadMessages,
  loadPageMessages,
  loadPartMessages,
  type MessageKey,
  type Messages,
  type PageMessages,
  type PartMessages,
  type TextPart,
} from './messages'
export type { MergeTexts } from './server-texts'
export { type MessageValues, type Translate, translator } from './translate'
export { type NamedCurrency, useCurrencyLabel } from './use-currency-label'
export { useT } from './use-t'
