import { formatDay, type IssueParams, isValidDay } from '@remesa/domain/kernel'
import type { MessageKey } from './messages'
import type { Translate } from './translate'

/** Calendar days travel as `yyyy-MM-dd` and are shown as `dd/MM/yyyy`, also inside a sentence. */
const shown = (value: string | number): string | number =>
  typeof value === 'string' && isValidDay(value) ? formatDay(value) : value

/** Words of a message that the domain names by its key, with the values that it mentions. */
export const explanationText = (t: Translate, key: MessageKey, params: IssueParams): string =>
  t(key, Object.fromEntries(Object.entries(params).map(([name, value]) => [name, shown(value)])))
