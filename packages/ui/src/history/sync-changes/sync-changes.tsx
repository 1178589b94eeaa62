import { chakra } from '@chakra-ui/react'
import type { HistoryChange } from '@remesa/domain/records'
import { useT } from '../../i18n'
import { Button, Notice } from '../../kernel'
import { HistoryChanges } from '../history-changes/history-changes'

export interface SyncChangesProps {
  readonly changes: readonly HistoryChange[]
  /**
   * Restores the third-party codes of the record; `undefined` if they were not changed, or if the record was changed
   * since.
   */
  readonly undo:
    | {
        readonly isBusy: boolean
        readonly disabledReason: string | undefined
        readonly onUndo: () => void
      }
    | undefined
}

/** The changes of a record by a synchronisation, as in its history, with a button that undoes them. (RCF-6) */
export function SyncChanges({ changes, undo }: SyncChangesProps) {
  const t = useT()
  return (
    <Notice tone="info" title={t('history.sync.title')}>
      <chakra.div display="grid" gap="3" paddingTop="2" justifyItems="start">
        <HistoryChanges entry={{ action: 'changed', changes: [...changes] }} />
        {undo && (
          <>
            {changes.some(({ field }) => field !== 'thirdcodes') && (
              <chakra.span color="fg.muted">{t('history.sync.undo.hint')}</chakra.span>
            )}
            <Button size="sm" isBusy={undo.isBusy} disabledReason={undo.disabledReason} onClick={undo.onUndo}>
              {t('undo.action')}
            </Button>
          </>
        )}
      </chakra.div>
    </Notice>
  )
}
