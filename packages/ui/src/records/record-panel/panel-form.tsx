import { chakra } from '@chakra-ui/react'
import { isPanelField, isSavedInPanel } from '@remesa/domain/records'
import { useEffect, useEffectEvent } from 'react'
import { useT } from '../../i18n'
import { Button, FailureNotice, Form, Notice, type RecordFields, type RecordForm } from '../../kernel'
import { type FieldAccess, RecordText } from '../record-fields/record-fields'
import type { RecordFormProps } from '../record-form-page/record-form-page'
import { LimitsTable, type LimitsTableProps } from '../record-tables/limits-table'
import type { TableSectionsInput } from '../record-tables/table-sections'
import { ThirdCodesTable } from '../record-tables/third-codes-table'

export interface PanelFormProps<Draft, Field extends keyof Draft & string>
  extends Pick<RecordFormProps<Draft, Field>, 'isBusy' | 'failure' | 'onSend' | 'onCancel'>,
    Omit<LimitsTableProps, 'form'> {
  readonly form: RecordForm<Draft, Field> &
    RecordFields<{ readonly idSmartcash: string }> &
    TableSectionsInput['form']
  /** The access to the SmartCash id, which not every record has. */
  readonly idSmartcash: FieldAccess
}

/** The form of a record in the panel beside its list: SmartCash id, limits and third-party codes. (REC-125, REC-126) */
export function PanelForm<Draft, Field extends keyof Draft & string>(props: PanelFormProps<Draft, Field>) {
  const { form, idSmartcash, currencies, mainCurrency, isBusy, failure, onSend, onCancel } = props
  const t = useT()
  const isSavedHere = isSavedInPanel(form.issues)
  const isUnchanged = form.changes.length === 0
  const send = () => {
    if (isBusy || isUnchanged || !isSavedHere) return
    const draft = form.submitted()
    if (draft !== undefined) onSend({ draft })
  }
  const focusFirst = useEffectEvent(() =>
    form.focus(idSmartcash.state === 'hidden' ? 'limits' : 'idSmartcash'),
  )
  useEffect(() => focusFirst(), [])
  const reason = isSavedHere ? t('records.panel.unchanged') : t('records.panel.elsewhere')
  const nameOf = (field: string) =>
    isPanelField(field)
      ? t(`records.${field as 'idSmartcash' | 'limits' | 'thirdcodes'}`)
      : t('records.panel.other')
  return (
    <Form
      form={form}
      onSubmit={send}
      notice={
        <>
          {!isSavedHere && (
            <Notice tone="warning" title={t('records.panel.elsewhere.title')}>
              {t('records.panel.elsewhere')}
            </Notice>
          )}
          {form.theirs !== undefined && (
            <Notice tone="warning" title={t('record.met.title')}>
              {t('record.met.text', { sections: [...new Set(form.theirs.map(nameOf))].join(', ') })}
            </Notice>
          )}
          {failure && (
            <FailureNotice
              action="saveRecord"
              failure={failure}
              isMarked={failure.kind === 'refused' && failure.issues.length > 0 && form.entries.length > 0}
            />
          )}
        </>
      }
    >
      <RecordText form={form} name="idSmartcash" label={t('records.idSmartcash')} access={idSmartcash} />
      <LimitsTable form={form} currencies={currencies} mainCurrency={mainCurrency} />
      <ThirdCodesTable form={form} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
        <Button disabledReason={isBusy ? t('failure.pending.text') : undefined} onClick={onCancel}>
          {t('action.cancel')}
        </Button>
        <Button
          type="submit"
          variant="primary"
          isBusy={isBusy}
          disabledReason={isUnchanged || !isSavedHere ? reason : undefined}
        >
          {t('action.save')}
        </Button>
      </chakra.div>
    </Form>
  )
}
