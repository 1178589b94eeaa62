import { chakra } from '@chakra-ui/react'
import { adjustRange, type DateRange, validateExportRange } from '@remesa/domain/reports'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, DateField, Dialog, draftForm, Form, fieldPair, useFormState } from '../../kernel'

export interface OrdersExportDialogProps {
  readonly isOpen: boolean
  /** What the report is called. */
  readonly title: string
  /**
   * Whose orders it covers: the point, or its center with how many points; or points of any center.
   */
  readonly place:
    | { readonly point: string; readonly center: string; readonly count: number }
    | { readonly point: string; readonly count: number }
  /** The days that are proposed. */
  readonly proposed: DateRange
  /** The days of the month before this one, which one click takes. */
  readonly lastMonth: DateRange
  /** The first and the last day that pass. */
  readonly bounds: DateRange
  readonly onSend: (detail: { readonly days: DateRange }) => void
  readonly onClose: () => void
}

/** The question before a report of orders is requested: which days it covers. (RPT-33, ORD-165) */
export function OrdersExportDialog({ isOpen, title, place, onClose, ...props }: OrdersExportDialogProps) {
  const { proposed, lastMonth, bounds, onSend } = props
  const t = useT()
  const [days, setDays] = useState(proposed)
  const state = useFormState({ issues: validateExportRange(days, bounds) })
  const form = draftForm(state, days, (patch) =>
    setDays((last) => adjustRange({ ...last, ...patch }, patch.to === undefined ? 'from' : 'to', bounds)),
  )
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      description={'center' in place ? t('orders.export.text', place) : t('orders.export.all', place)}
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
            label={t('orders.export.from')}
            isRequired
            min={bounds.from}
            max={bounds.to}
          />
          <DateField
            form={form}
            name="to"
            label={t('orders.export.to')}
            isRequired
            min={bounds.from}
            max={bounds.to}
          />
        </chakra.div>
        <chakra.div>
          <Button size="sm" onClick={() => setDays(lastMonth)}>
            {t('orders.export.lastMonth')}
          </Button>
        </chakra.div>
      </Form>
    </Dialog>
  )
}
