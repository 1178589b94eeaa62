import { chakra } from '@chakra-ui/react'
import { canChangeBag, type DepositBag } from '@remesa/domain/deposits'
import { calendarDayOf, cleanCode, formatDateTime, formatTime } from '@remesa/domain/kernel'
import { CircleCheckBig, Pencil, Printer, Trash2 } from 'lucide'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n'
import {
  Button,
  FailureNotice,
  Icon,
  IconButton,
  StatusBadge,
  unbroken,
  type WriteFailure,
} from '../../kernel'
import { BagTable } from '../bag-table/bag-table'
import { PlaceFacts } from '../deposit-check/deposit-check'
import { DepositBar } from '../deposit-layout/deposit-layout'
import { Letterhead, SignatureLine } from '../deposit-receipt/receipt-parts'
import { RECEIPT, useReceiptPrint } from '../deposit-receipt/use-receipt-print'
import { type MoneyFacts, placeOf, totalText } from '../deposit-words'

export interface DepositOutcomeProps {
  readonly bags: readonly DepositBag[]
  readonly facts: MoneyFacts
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** Name of the user who made the deposit, for the receipt. */
  readonly userName: string
  /** Name of the provider, for the letterhead of the receipt. */
  readonly provider: string
  readonly isSending: boolean
  /** The number of bags that are sent automatically when the connection is restored. */
  readonly waiting: number
  /** The failure of the last attempt to send the bags. */
  readonly failure: WriteFailure | undefined
  /** Returns the deposit number of a booked bag. */
  readonly numberOf: (bag: DepositBag) => string | undefined
  /** Returns the reason why a bag was refused. */
  readonly reasonOf: (bag: DepositBag) => string | undefined
  /** Sends every bag that is not booked yet. */
  readonly onSend: () => void
  readonly onChange: (detail: { readonly bag: DepositBag }) => void
  readonly onRemove: (detail: { readonly bag: DepositBag }) => void
  /** Begins the next deposit; `undefined` as long as the user has to decide about a refused or unconfirmed bag. */
  readonly onNext: (() => void) | undefined
}

/** The result for each bag: being sent, booked with a receipt to print, or refused with the next step for the user. */
export function DepositOutcome(props: DepositOutcomeProps) {
  const { bags, facts, isSending, failure, numberOf, reasonOf, onChange, onRemove } = props
  const t = useT()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const booked = bags.filter(({ state }) => state === 'booked')
  const isReceipt = booked.length === bags.length
  useReceiptPrint(booked.length > 0)
  // The heading gets the focus, so that a screen reader reads the outcome. From there, Tab leads to the buttons.
  useEffect(() => {
    if (!isSending) heading.current?.focus()
  }, [isSending])
  const code = ({ draft }: DepositBag) => ({ code: cleanCode(draft.barcode) })
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.div
        {...{ [RECEIPT]: '' }}
        bg="surface"
        borderWidth="1px"
        borderColor="border"
        borderRadius="lg"
        overflow="clip"
      >
        <chakra.div p="4" display="grid" gap="3">
          <Letterhead provider={props.provider} client={clientsOf(bags, facts)} />
          <chakra.h2
            id={id}
            ref={heading}
            tabIndex={-1}
            textStyle="3xl"
            fontWeight="semibold"
            display="flex"
            alignItems="center"
            gap="3"
            outline="none"
          >
            {isReceipt && (
              <chakra.span color="success.fg" aria-hidden="true">
                <Icon of={CircleCheckBig} size={28} />
              </chakra.span>
            )}
            {isReceipt
              ? t('deposits.receipt.title', { amount: unbroken(totalText(bags, facts)) })
              : t('deposits.sending.title', { done: booked.length, count: bags.length })}
          </chakra.h2>
          {!isReceipt && (
            <chakra.p role="status" color="fg.muted">
              {t(isSending ? 'deposits.sending.text' : 'deposits.partial.text')}
            </chakra.p>
          )}
          {props.waiting > 0 && (
            <chakra.div role="status" display="grid" gap="1">
              <span>
                <StatusBadge tone="pending" label={t('deposits.waiting', { count: props.waiting })} />
              </span>
              <chakra.span color="fg.muted">{t('deposits.waiting.text')}</chakra.span>
            </chakra.div>
          )}
          {!isSending && failure !== undefined && <FailureNotice action="deposit" failure={failure} />}
          <PlaceFacts
            bags={bags}
            facts={facts}
            more={[
              { term: t('deposits.receipt.time'), value: sentTimes(booked, props.timeZone) },
              { term: t('deposits.receipt.by'), value: props.userName },
            ]}
          />
        </chakra.div>
        <BagTable
          bags={bags}
          facts={facts}
          hasStates={!isReceipt}
          rowNote={(bag) => {
            if (bag.state !== 'booked') return reasonOf(bag)
            const number = numberOf(bag)
            return number === undefined ? undefined : `${t('deposits.receipt.number')}: ${number}`
          }}
          rowActions={
            isReceipt || isSending
              ? undefined
              : (bag) => (
                  <chakra.span data-unprinted="">
                    {canChangeBag(bag) && (
                      <IconButton
                        label={t('deposits.bags.change', code(bag))}
                        icon={<Icon of={Pencil} size={16} />}
                        onClick={() => onChange({ bag })}
                      />
                    )}
                    {bag.state !== 'booked' && (
                      <IconButton
                        label={t('deposits.bags.remove', code(bag))}
                        icon={<Icon of={Trash2} size={16} />}
                        onClick={() => onRemove({ bag })}
                      />
                    )}
                  </chakra.span>
                )
          }
        />
        <SignatureLine />
      </chakra.div>
      <OutcomeBar {...props} booked={booked.length} />
    </chakra.section>
  )
}

function OutcomeBar({
  bags,
  isSending,
  booked,
  onSend,
  onNext,
}: DepositOutcomeProps & { readonly booked: number }) {
  const t = useT()
  const left = bags.length - booked
  // The next deposit can begin although some bags still wait for the connection.
  const hasNext = onNext !== undefined && !isSending
  return (
    <DepositBar>
      {booked > 0 && !isSending && (
        <Button icon={<Icon of={Printer} size={16} />} onClick={() => window.print()}>
          {t('deposits.receipt.print')}
        </Button>
      )}
      {left > 0 && (
        <Button variant={hasNext ? 'secondary' : 'primary'} isBusy={isSending} onClick={onSend}>
          {isSending ? t('text.sending') : t('deposits.partial.send', { count: left })}
        </Button>
      )}
      {hasNext && (
        <Button variant="primary" onClick={onNext}>
          {t('deposits.receipt.next')}
        </Button>
      )}
    </DepositBar>
  )
}

/** The clients to whom the bags belong, each client once. */
const clientsOf = (bags: readonly DepositBag[], facts: MoneyFacts): string =>
  [...new Set(bags.map(({ draft }) => placeOf(draft, facts)?.subclient.client.description ?? ''))].join(', ')

/** The times of the first and of the last bag. If both are on the same day, the day is shown once. */
const sentTimes = (bags: readonly DepositBag[], timeZone: string): string | undefined => {
  const instants = bags.flatMap(({ draft }) =>
    draft.firstSentAt === undefined ? [] : [new Date(draft.firstSentAt)],
  )
  const [first] = instants
  const last = instants.at(-1)
  if (first === undefined || last === undefined) return undefined
  const [from, until] = [formatDateTime(first, timeZone), formatDateTime(last, timeZone)]
  if (from === until) return from
  const isSameDay = calendarDayOf(first, timeZone) === calendarDayOf(last, timeZone)
  return `${from} – ${isSameDay ? formatTime(last, timeZone) : until}`
}
