import { chakra } from '@chakra-ui/react'
import { CalendarPlus, ChevronRight, CircleCheckBig, FileText, Printer, ScanLine } from 'lucide'
import { type ReactNode, useRef } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import { usePrint } from '../use-print'
import { OrderSummary, type OrderSummaryProps } from './order-summary'

/** A file with which the user adds the order to the calendar of their device. */
export interface CalendarFile {
  readonly name: string
  readonly href: string
}

/** An order that was just saved, with the data that its receipt shows. */
export interface SavedReceipt extends Pick<OrderSummaryProps, 'type' | 'drafts' | 'target' | 'isAgile'> {
  /** The number by which users know the order. */
  readonly order: string
  /** The calendar file of the order; `undefined` for an order without a day. */
  readonly calendar: CalendarFile | undefined
}

export interface OrderReceiptProps extends Omit<OrderSummaryProps, keyof SavedReceipt>, SavedReceipt {
  readonly onDetails: () => void
}

/**
 * The receipt of a saved order: its number, its contents, and the next steps for the user. Printing the page prints
 * only the receipt.
 */
export function OrderReceipt(props: OrderReceiptProps) {
  const { order, calendar, onDetails } = props
  const t = useT()
  const sheet = useRef<HTMLDivElement>(null)
  usePrint(sheet)
  const declares = props.type === 'pickup' && props.isAgile
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div ref={sheet} display="grid" gap="3">
        <chakra.p display="flex" alignItems="center" gap="2" color="success.fg" fontWeight="semibold">
          <Icon of={CircleCheckBig} size={18} />
          {t('orders.receipt.number', { order })}
        </chakra.p>
        <OrderSummary {...props} />
      </chakra.div>
      <chakra.div data-unprinted="" display="grid" gap="2">
        <chakra.h3 textStyle="md" fontWeight="semibold">
          {t('orders.receipt.next')}
        </chakra.h3>
        <Step as="button" type="button" onClick={onDetails}>
          {declares ? <Icon of={ScanLine} size={20} /> : <Icon of={FileText} size={20} />}
          <Words
            title={t(declares ? 'orders.receipt.declare' : 'orders.receipt.open')}
            text={declares ? t('orders.receipt.declare.text') : undefined}
          />
          <Icon of={ChevronRight} size={18} />
        </Step>
        {calendar !== undefined && (
          <Step as="a" {...{ href: calendar.href, download: calendar.name }}>
            <Icon of={CalendarPlus} size={20} />
            <Words title={t('orders.receipt.calendar')} text={calendar.name} />
          </Step>
        )}
        <Step as="button" type="button" onClick={() => window.print()}>
          <Icon of={Printer} size={20} />
          <Words title={t('orders.receipt.print')} />
        </Step>
      </chakra.div>
    </chakra.div>
  )
}

const Step = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    width: 'full',
    minH: '14',
    px: '3.5',
    py: '2.5',
    textAlign: 'start',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', borderColor: 'border.strong' },
    '& > svg': { flexShrink: 0 },
  },
})

function Words({ title, text }: { readonly title: string; readonly text?: ReactNode }) {
  return (
    <chakra.span flex="1" minW="0" display="grid">
      <chakra.span fontWeight="semibold">{title}</chakra.span>
      {text !== undefined && (
        <chakra.span textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          {text}
        </chakra.span>
      )}
    </chakra.span>
  )
}
