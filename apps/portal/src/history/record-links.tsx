import type { HistoryEntry } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { ButtonLink } from '@remesa/ui/kernel'
import { Link } from 'wouter'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { historyPatterns, recordOf, recordPages } from '../records/history-address'

/**
 * URLs of a record and of its history, for an entry of the history; `undefined` if the viewer may not open the record.
 */
export const useRecordAddresses = () => {
  const { ability } = usePortal()
  return (entry: Pick<HistoryEntry, 'kind' | 'subject'>) => {
    const record = recordOf(entry)
    if (record === undefined || !ability.can('read', recordPages[record.kind].subject)) return undefined
    const { id } = record
    return {
      form: fillPattern(recordPages[record.kind].path, { id }),
      history: fillPattern(historyPatterns[record.kind], { id }),
    }
  }
}

/**
 * Links from an entry of the history to its record and to the record's history; nothing if the viewer may not open the
 * record.
 */
export function RecordLinks({ entry }: { readonly entry: Pick<HistoryEntry, 'kind' | 'subject'> }) {
  const t = useT()
  const addresses = useRecordAddresses()(entry)
  if (addresses === undefined) return null
  const { form, history } = addresses
  return (
    <>
      <Link href={history} asChild>
        <ButtonLink href={history}>{t('history.openHistory')}</ButtonLink>
      </Link>
      <Link href={form} asChild>
        <ButtonLink href={form}>{t('history.openRecord')}</ButtonLink>
      </Link>
    </>
  )
}
