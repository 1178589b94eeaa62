import type { CountryConfig } from '@remesa/domain/country'
import { countryTimeZone } from '@remesa/domain/country'
import { err, ok, type Result } from '@remesa/domain/kernel'
import type { ApiClient, ApiOutput } from '../client/api-client'
import type { PortalContract } from '../contract'
import type { TaskError } from './task'

/** The signed-in user, and the settings of the user's country. */
export interface Viewer {
  readonly user: ApiOutput<PortalContract['session']['me']>
  readonly config: CountryConfig
}

/**
 * Loads the signed-in user and the settings of the user's country. If the time zone of the country is unknown, the
 * result is a refusal.
 */
export const loadViewer = async (
  api: Pick<ApiClient, 'session' | 'country'>,
): Promise<Result<Viewer, TaskError>> => {
  const user = await api.session.me()
  if (!user.ok) return err(user.error)
  const config = await api.country.config({ query: { code: user.value.country.code } })
  if (!config.ok) return err(config.error)
  const zone = countryTimeZone(config.value.code)
  if (!zone.ok) return err({ kind: 'refused', reasons: [zone.error] })
  return ok({ user: user.value, config: config.value })
}
