export {
  issueText,
  loadMessages,
  type MessageKey,
  type Messages,
  mergeOverrides,
  useT,
} from './i18n'
export { RemesaProvider, type RemesaProviderProps } from './kernel'
export { applyColorMode, type ColorMode, system, useColorMode } from './theme'
