import type { SafeDefaults } from '@remesa/domain/service-points'
import type { SafeSettings } from '../kernel/environment'

/** The part of the settings of safes that a form shows. */
export const safeDefaultsOf = ({ account, password }: SafeSettings): SafeDefaults => ({
  ssId: account,
  hasPassword: password !== '',
})
