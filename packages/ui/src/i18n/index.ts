export { issueText } from './issue-text'
export {
  MAX_OVERRIDE_LENGTH,
  type MergedMessages,
  mergeOverrides,
  type OverrideRefusal,
} from './merge-overrides'
export { INTL_TAGS, LANGUAGE_NAMES, loadMessages, type MessageKey, type Messages } from './messages'
export { type MessageValues, type Translate, translator } from './translate'
export { useT } from './use-t'
