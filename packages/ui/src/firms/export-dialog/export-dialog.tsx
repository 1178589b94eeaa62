import { chakra } from '@chakra-ui/react'
import {
  changeEmployeeReportDraft,
  type EmployeeReportDraft,
  type EmployeeReportFacts,
  employeeReportOptions,
  emptyEmployeeReportDraft,
  validateEmployeeReport,
} from '@remesa/domain/firms'
import { formatDay } from '@remesa/domain/kernel'
import { exportRange } from '@remesa/domain/reports'
import { useState } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  CheckCards,
  DateField,
  Dialog,
  draftForm,
  Form,
  fieldPair,
  useField,
  useFormState,
} from '../../kernel'

export interface ExportDialogProps {
  readonly isOpen: boolean
  readonly facts: EmployeeReportFacts
  readonly isBusy: boolean
  readonly onSend: (detail: { readonly draft: EmployeeReportDraft }) => void
  readonly onClose: () => void
}

/**
 * A dialog for the report on employee searches: the user chooses clients, days and columns, and confirms before the
 * report is requested.
 */
export function ExportDialog({ isOpen, facts, isBusy, onSend, onClose }: ExportDialogProps) {
  const t = useT()
  const [draft, setDraft] = useState(() => emptyEmployeeReportDraft(facts))
  const state = useFormState({ issues: validateEmployeeReport(draft, facts) })
  const form = draftForm(state, draft, (patch) =>
    setDraft((last) => changeEmployeeReportDraft(last, patch, facts)),
  )
  const { from: min, to: max } = exportRange(facts)
  return (
    <Dialog
      isOpen={isOpen}
      title={t('firms.export')}
      description={t('firms.export.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" form={form.formId} variant="primary" isBusy={isBusy}>
            {t('firms.export.send')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        onSubmit={() => {
          if (state.attempt()) onSend({ draft })
        }}
      >
        {facts.clients.length > 1 && <ClientsField form={form} clients={facts.clients} />}
        <chakra.div css={fieldPair}>
          <DateField
            form={form}
            name="dateFrom"
            label={t('firms.export.from')}
            hint={t('firms.export.days', { earliest: formatDay(min), latest: formatDay(max) })}
            isRequired
            min={min}
            max={max}
          />
          <DateField form={form} name="dateTo" label={t('firms.export.to')} isRequired min={min} max={max} />
        </chakra.div>
        <CheckCards
          label={t('firms.export.columns')}
          minWidth="9rem"
          cards={employeeReportOptions.map((name) => ({
            value: name,
            title: t(`firms.export.column.${name}`),
          }))}
          value={draft.options}
          onChange={({ value }) =>
            form.change(
              'options',
              employeeReportOptions.filter((name) => value.includes(name)),
            )
          }
        />
      </Form>
    </Dialog>
  )
}

function ClientsField({
  form,
  clients,
}: {
  readonly form: ReturnType<typeof draftForm<EmployeeReportDraft>>
  readonly clients: EmployeeReportFacts['clients']
}) {
  const t = useT()
  const label = t('firms.export.clients')
  const { id, error, onBlur } = useField(form, { path: 'clientIds', label, kind: 'choice' })
  return (
    <CheckCards
      id={id}
      label={label}
      isRequired
      error={error}
      minWidth="12rem"
      cards={clients.map((client) => ({ value: String(client.id), title: client.description }))}
      value={form.draft.clientIds.map(String)}
      onChange={({ value }) => form.change('clientIds', value.map(Number))}
      onBlur={onBlur}
    />
  )
}
