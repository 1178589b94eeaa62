import { formatDay, type IssueParams, isValidDay } from '@remesa/domain/kernel'
import type { MessageKey } from './messages'
import type { Translate } from './translate'

/** Calendar days are `yyyy-MM-dd` in data and `dd/MM/yyyy` on screen, also inside a sentence. */
const shown = (value: string | number): string | number =>
  typeof value === 'string' && isValidDay(value) ? formatDay(value) : value

/** The text of a message that the domain names by its key, with its values filled in. */
export const explanationText = (t: Translate, key: MessageKey, params: IssueParams): string =>
  t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])))
