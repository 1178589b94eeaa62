import { chakra } from '@chakra-ui/react'
import { formatDay } from '@remesa/domain/kernel'
import { adjustRange, type DateRange, validateExportRange } from '@remesa/domain/reports'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, DateField, Dialog, draftForm, Form, fieldPair, useFormState } from '../../kernel'

export interface DepositsExportDialogProps {
  readonly isOpen: boolean
  /** Name of the service point whose deposits the report contains; `undefined` for all points. */
  readonly point: string | undefined
  /** The first and the last day that the dialog proposes. */
  readonly proposed: DateRange
  /** The earliest and the latest day that the user can choose. */
  readonly bounds: DateRange
  readonly onSend: (detail: { readonly days: DateRange }) => void
  readonly onClose: () => void
}

/** The dialog that asks for the days of a report of deposits before the report is requested. (DPS-60, RPT-30 to RPT-33) */
export function DepositsExportDialog({ isOpen, point, onClose, ...props }: DepositsExportDialogProps) {
  const { proposed, bounds, onSend } = props
  const t = useT()
  const [days, setDays] = useState(proposed)
  const state = useFormState({ issues: validateExportRange(days, bounds) })
  const form = draftForm(state, days, (patch) =>
    setDays((last) => adjustRange({ ...last, ...patch }, patch.to === undefined ? 'from' : 'to', bounds)),
  )
  const { from: min, to: max } = bounds
  return (
    <Dialog
      isOpen={isOpen}
      title={t('deposits.export.title')}
      description={point === undefined ? t('deposits.export.all') : t('deposits.export.text', { point })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button type="submit" form={form.formId} variant="primary">
            {t('report.request.send')}
          </Button>
        </>
      }
    >
      <Form
        form={form}
        onSubmit={() => {
          if (state.attempt()) onSend({ days })
        }}
      >
        <chakra.div css={fieldPair}>
          <DateField
            form={form}
            name="from"
            label={t('deposits.export.from')}
            hint={t('deposits.export.days', { earliest: formatDay(min), latest: formatDay(max) })}
            isRequired
            min={min}
            max={max}
          />
          <DateField form={form} name="to" label={t('deposits.export.to')} isRequired min={min} max={max} />
        </chakra.div>
      </Form>
    </Dialog>
  )
}
