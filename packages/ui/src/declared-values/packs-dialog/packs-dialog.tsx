import { validateDeclaredPacks } from '@remesa/domain/declared-values'
import { useT } from '../../i18n'
import { CatalogueNotice, EntryList, FailureNotice, Notice } from '../../kernel'
import { DeclareDialog } from '../declare-dialog/declare-dialog'
import { packCount, packText, reasonText } from '../declared-words'
import { isAtLines, lineErrors, useSaveFailure } from '../record-dialog/line-issues'
import { PackEntry } from './pack-entry'
import type { PacksDialogProps } from './packs-dialog.types'
import { usePacksDraft } from './use-packs-draft'

/** Declares packs, or changes what was declared. It behaves like `RecordDialog`. */
export function PacksDialog(props: PacksDialogProps) {
  const { isOpen, order, initial, facts, packs, currencies, isBusy, failure, onClose } = props
  const t = useT()
  const state = usePacksDraft(props)
  const { draft, entry, refusals, isDirty } = state
  const { refused, shown } = useSaveFailure(failure, draft)
  const errors = lineErrors(
    t,
    { draft: 'packs', body: 'dr.0.vl' },
    { issues: validateDeclaredPacks(draft), refused },
  )
  return (
    <DeclareDialog
      isOpen={isOpen}
      order={order}
      status={facts.status}
      title={
        initial.code === ''
          ? t('declared-values.packs.add')
          : t('declared-values.change', { code: initial.code })
      }
      isDirty={isDirty}
      isBusy={isBusy}
      onSave={state.save}
      onClose={onClose}
    >
      {shown && <FailureNotice action="declareValues" failure={shown} isMarked={isAtLines(shown)} />}
      {refusals.length > 0 && (
        <Notice tone="warning" title={t('declared-values.form.incomplete.title')}>
          <div>{reasonText(t, refusals)}</div>
        </Notice>
      )}
      {packs.onRetry && (
        <CatalogueNotice title={t('declared-values.form.packs.error')} onRetry={packs.onRetry} />
      )}
      {currencies.onRetry && (
        <CatalogueNotice title={t('declared-values.form.currencies.error')} onRetry={currencies.onRetry} />
      )}
      <PackEntry entry={entry} packs={packs} currencies={currencies} />
      <EntryList
        label={t('declared-values.packs')}
        entries={draft.packs.map((pack, index) => ({
          id: `${pack.pc} ${pack.cic}`,
          name: packText(pack.pc, packs.items ?? []),
          detail: pack.cic,
          value: packCount(pack),
          error: errors.get(index),
        }))}
        changeRefusal={entry.isEntered ? t('entries.change.refused') : undefined}
        onChange={({ index }) => entry.takeBack(index)}
        onRemove={({ index }) => entry.remove(index)}
      />
    </DeclareDialog>
  )
}
