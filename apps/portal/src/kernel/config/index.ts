export { createLocaleChoice, type LocaleChoice } from './locale-choice'
export { loadRuntimeConfig, RuntimeConfig } from './runtime-config'
