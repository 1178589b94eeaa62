import { chakra } from '@chakra-ui/react'
import { type CalendarDay, formatDateTime, formatDay } from '@remesa/domain/kernel'
import { type DateReason, type RequestType, requestTypeFacts } from '@remesa/domain/orders'
import { useRef } from 'react'
import { type Translate, useT } from '../../i18n'
import { Button, Dialog, Notice } from '../../kernel'

/** A service date of the draft that is no longer possible, and its replacement. */
export interface MovedServiceDate {
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** The reasons why the earlier date is not possible; empty if the date is in the past. */
  readonly reasons: readonly DateReason[]
}

export interface DraftOfferDialogProps {
  readonly isOpen: boolean
  readonly type: RequestType
  /** Name of the service point of the draft. */
  readonly servicePoint: string
  readonly typedAt: Date
  readonly moved: MovedServiceDate | undefined
  /** Whether the draft was sent but no response arrived. The order may exist then, so the user cannot start over. */
  readonly isUncertain?: boolean | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  readonly onContinue: () => void
  readonly onStartOver: () => void
  /** Closes the dialog without a decision, so that the draft stays stored. */
  readonly onClose: () => void
}

/** A dialog that offers an unsent draft of an order: the user continues with it, or starts over without it. */
export function DraftOfferDialog(props: DraftOfferDialogProps) {
  const { isOpen, type, servicePoint, typedAt, moved, timeZone, onContinue, onStartOver, onClose } = props
  const isUncertain = props.isUncertain === true
  const t = useT()
  const proceed = useRef<HTMLButtonElement>(null)
  const { messageKey } = requestTypeFacts(type)
  return (
    <Dialog
      isOpen={isOpen}
      size="sm"
      title={t('orders.draft.title')}
      description={t(isUncertain ? 'orders.draft.uncertain' : 'orders.draft.what', {
        type: t.knows(messageKey) ? t(messageKey) : type,
        servicePoint,
        when: formatDateTime(typedAt, timeZone),
      })}
      initialFocus={proceed}
      onClose={onClose}
      footer={
        <>
          {!isUncertain && <Button onClick={onStartOver}>{t('orders.draft.startOver')}</Button>}
          <Button ref={proceed} variant="primary" onClick={onContinue}>
            {t('orders.draft.continue')}
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4" textStyle="sm">
        {moved && (
          <Notice tone="info" title={t('orders.draft.moved.title', { date: formatDay(moved.to) })}>
            {movedTexts(t, moved).map((text) => (
              <div key={text}>{text}</div>
            ))}
          </Notice>
        )}
        <chakra.p color="fg.muted">
          {t(isUncertain ? 'orders.draft.uncertain.choice' : 'orders.draft.choice')}
        </chakra.p>
      </chakra.div>
    </Dialog>
  )
}

const movedTexts = (t: Translate, { from, reasons }: MovedServiceDate): readonly string[] => [
  t('orders.draft.moved.text', { date: formatDay(from) }),
  ...reasons.flatMap(({ key, params }) => (t.knows(key) ? [t(key, params)] : [])),
]
