export { createLocaleChoice, type LocaleChoice } from './locale-choice'
export { loadRuntimeConfig, type RuntimeConfig } from './runtime-config'
