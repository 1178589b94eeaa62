import { chakra } from '@chakra-ui/react'
import { adjustRange, type DateRange, validateExportRange } from '@remesa/domain/reports'
import { useState } from 'react'
import { useT } from '../../i18n'
import { Button, DateField, Dialog, draftForm, Form, fieldPair, useFormState } from '../../kernel'

export interface OrdersExportDialogProps {
  readonly isOpen: boolean
  /** The name of the report in the title of the dialog. */
  readonly title: string
  /**
   * The service points whose orders the report contains: one point, the `count` points of a center, or `count`
   * points of several centers.
   */
  readonly place:
    | { readonly point: string; readonly center: string; readonly count: number }
    | { readonly point: string; readonly count: number }
  /** The days that the dialog proposes. */
  readonly proposed: DateRange
  /** The days of the previous month, which one button fills in. */
  readonly lastMonth: DateRange
  /** The first and the last day that the user can choose. */
  readonly bounds: DateRange
  readonly onSend: (detail: { readonly days: DateRange }) => void
  readonly onClose: () => void
}

/** A dialog that asks for the days of a report of orders, before the report is requested. (RPT-33, ORD-165) */
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
