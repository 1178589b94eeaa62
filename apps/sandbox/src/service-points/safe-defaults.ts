import type { SafeDefaults } from '@remesa/domain/service-points'
import type { SafeSettings } from '../kernel/environment'

/** The defaults of a new safe, as a form shows them. */
export const safeDefaultsOf = ({ account, password }: SafeSettings): SafeDefaults => ({
  ssId: account,
  hasPassword: password !== '',
})
