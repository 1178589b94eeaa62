import type { SafeDefaults } from '@remesa/domain/service-points'
import type { SafeSettings } from '../kernel/environment'

/** What a form may know of the settings of safes. */
export const safeDefaultsOf = ({ account, password }: SafeSettings): SafeDefaults => ({
  ssId: account,
  hasPassword: password !== '',
})
