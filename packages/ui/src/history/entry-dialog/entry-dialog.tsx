import { chakra } from '@chakra-ui/react'
import type { HistoryEntry } from '@remesa/domain/records'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { Dialog, Facts } from '../../kernel'
import { EntryActor, EntrySubject, EntryTime } from '../entry-parts/entry-parts'
import { HistoryChanges } from '../history-changes/history-changes'

export interface EntryDialogProps {
  readonly isOpen: boolean
  readonly entry: HistoryEntry
  /** IANA time zone in which the time of the entry is shown. */
  readonly timeZone: string
  /** Links to the record of the entry, if the viewer may open it. */
  readonly links?: ReactNode
  readonly onClose: () => void
}

/**
 * One complete entry of the history: the user, the action, the record, the time, the origin, and every field that
 * changed.
 */
export function EntryDialog({ isOpen, entry, timeZone, links, onClose }: EntryDialogProps) {
  const t = useT()
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title={t('history.entry', { entry: entry.id })}
      onClose={onClose}
      footer={links}
    >
      <chakra.div display="grid" gap="4">
        <Facts
          facts={[
            { term: t('history.column.at'), value: <EntryTime entry={entry} timeZone={timeZone} /> },
            { term: t('history.column.actor'), value: <EntryActor entry={entry} /> },
            { term: t('history.column.subject'), value: <EntrySubject entry={entry} /> },
            { term: t('history.filter.action'), value: t(`history.action.${entry.action}`) },
          ]}
        />
        {entry.changes.length > 0 && (
          <chakra.div borderTopWidth="1px" borderColor="border" paddingTop="4">
            <HistoryChanges entry={{ ...entry, action: entry.action === 'added' ? 'added' : 'changed' }} />
          </chakra.div>
        )}
      </chakra.div>
    </Dialog>
  )
}
