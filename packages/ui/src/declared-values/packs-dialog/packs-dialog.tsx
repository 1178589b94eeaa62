import { reasonText, useT } from '../../i18n'
import { CatalogueNotice, FailureNotice, Form, Notice } from '../../kernel'
import { DeclareDialog } from '../declare-dialog/declare-dialog'
import { isAtLines } from '../row-rejections'
import { PackGrid } from './pack-grid'
import type { PacksDialogProps } from './packs-dialog.types'
import { usePacksRows } from './use-packs-rows'

/**
 * A dialog to declare packs, or to change declared packs. It keeps typed values and asks before closing, as
 * `RecordDialog` does.
 */
export function PacksDialog(props: PacksDialogProps) {
  const { isOpen, order, initial, facts, packs, currencies, isBusy, onClose } = props
  const t = useT()
  const state = usePacksRows(props)
  const { form, failure, refusals } = state
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
      isDirty={state.isDirty}
      isBusy={isBusy}
      onSave={state.save}
      onClose={onClose}
    >
      {failure && <FailureNotice action="declareValues" failure={failure} isMarked={isAtLines(failure)} />}
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
      <Form form={form} onSubmit={state.save}>
        <PackGrid state={state} facts={facts} packs={packs} currencies={currencies} />
      </Form>
    </DeclareDialog>
  )
}
