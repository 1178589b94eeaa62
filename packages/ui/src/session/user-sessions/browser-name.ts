import type { UserSession } from '@remesa/domain/session'
import type { Translate } from '../../i18n'

/** Name of a browser, such as `Firefox on Windows`, from the data of a session. */
export const browserName = (t: Translate, { agent }: Pick<UserSession, 'agent'>): string => {
  if (agent === null) return t('sessions.unknownBrowser')
  const [browser = '', system] = agent.split(', ')
  return system === undefined ? browser : t('sessions.browser', { browser, system })
}

/** Whether a session is on a phone or a tablet. */
export const isHandheld = ({ agent }: Pick<UserSession, 'agent'>): boolean =>
  /\b(Android|iOS)\b/.test(agent ?? '')
