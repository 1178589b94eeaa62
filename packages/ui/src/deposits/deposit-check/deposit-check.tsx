import { chakra } from '@chakra-ui/react'
import { type DepositBag, type DepositDoubt, depositFields, depositTimeZone } from '@remesa/domain/deposits'
import { formatDateTime, formatDay, formatMoney, fromHundredths } from '@remesa/domain/kernel'
import { useEffect, useId, useRef } from 'react'
import { type Translate, useT } from '../../i18n'
import { Button, Checkbox, type Fact, Facts, Notice, unbroken } from '../../kernel'
import { BagTable } from '../bag-table/bag-table'
import { DepositBar } from '../deposit-layout/deposit-layout'
import { type MoneyFacts, placeOf, totalText } from '../deposit-words'

export interface DepositCheckProps {
  /** The bags that will be booked; there is at least one. */
  readonly bags: readonly DepositBag[]
  readonly facts: MoneyFacts
  /** Questions that the user has to confirm before the bags can be booked, for example about an unusually large amount. */
  readonly doubts: readonly DepositDoubt[]
  readonly isConfirmed: boolean
  readonly onConfirm: (detail: { readonly value: boolean }) => void
  /** Whether earlier deposits are being loaded. They show whether a bag has been deposited before. */
  readonly isBusy: boolean
  readonly onBack: () => void
  readonly onBook: () => void
}

/**
 * A summary of a deposit before it is booked. The button that books the deposit has the focus, so that Enter is
 * enough if there is no question to confirm.
 */
export function DepositCheck({ bags, facts, doubts, onBack, onBook, ...props }: DepositCheckProps) {
  const t = useT()
  const id = useId()
  const book = useRef<HTMLButtonElement>(null)
  useEffect(() => book.current?.focus(), [])
  const amount = totalText(bags, facts)
  const count = new Set(doubts.map(({ bagId }) => bagId)).size
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.div bg="surface" borderWidth="1px" borderColor="border" borderRadius="lg" overflow="clip">
        <chakra.div p="4">
          <chakra.h2 id={id} textStyle="3xl" fontWeight="semibold" mb="3">
            {t('deposits.check.title', { count: bags.length, amount: unbroken(amount) })}
          </chakra.h2>
          <PlaceFacts bags={bags} facts={facts} />
        </chakra.div>
        <BagTable
          bags={bags}
          facts={facts}
          rowNote={(bag) =>
            doubts
              .filter(({ bagId }) => bagId === bag.id)
              .map((doubt) => doubtText(t, doubt, depositTimeZone(placeOf(bag.draft, facts), facts.config)))
              .join('\n') || undefined
          }
        />
      </chakra.div>
      {doubts.length > 0 && (
        <chakra.div mt="4">
          <Notice tone="warning" title={t('deposits.doubt.title', { count })}>
            <Checkbox
              label={t('deposits.doubt.confirm', { count })}
              value={props.isConfirmed}
              onChange={props.onConfirm}
            />
          </Notice>
        </chakra.div>
      )}
      <DepositBar>
        <Button onClick={onBack}>{t('action.back')}</Button>
        <Button
          variant="primary"
          ref={book}
          isBusy={props.isBusy}
          disabledReason={doubts.length > 0 && !props.isConfirmed ? t('deposits.doubt.reason') : undefined}
          onClick={onBook}
        >
          {t('deposits.book', { amount })}
        </Button>
      </DepositBar>
    </chakra.section>
  )
}

const doubtText = (t: Translate, doubt: DepositDoubt, timeZone: string): string => {
  const { total, currency, registeredAt } = doubt.kind === 'booked' ? doubt.deposit : doubt.largest
  const amount = formatMoney(fromHundredths(total), currency.symbol)
  return doubt.kind === 'booked'
    ? t('deposits.doubt.booked', { amount, time: formatDateTime(new Date(registeredAt), timeZone) })
    : t('deposits.doubt.amount', { amount })
}

/** The places, channels and days of the bags. A value that several bags share is shown once. */
export function PlaceFacts({
  bags,
  facts,
  more = [],
}: Pick<DepositCheckProps, 'bags' | 'facts'> & { readonly more?: readonly Fact[] }) {
  const t = useT()
  const distinct = (texts: readonly (string | undefined)[]): string | undefined =>
    [...new Set(texts.filter((text) => text !== undefined && text !== ''))].join('\n') || undefined
  const of = (read: (bag: DepositBag, point: ReturnType<typeof placeOf>) => string | undefined) =>
    distinct(bags.map((bag) => read(bag, placeOf(bag.draft, facts))))
  return (
    <Facts
      facts={[
        {
          term: t('deposits.check.at'),
          value: of((_bag, point) =>
            point === undefined
              ? undefined
              : `${point.description}, ${point.subclient.description}, ${point.subclient.client.description}`,
          ),
        },
        {
          term: t('deposits.channel'),
          value: of(({ draft }, point) => point?.channels.find(({ id }) => id === draft.channelId)?.text),
        },
        {
          term: t('deposits.comments'),
          value: of(({ draft }, point) => (depositFields(point).comments.shown ? draft.comments : undefined)),
        },
        {
          term: t('deposits.accountDate'),
          value: of(({ draft }, point) =>
            depositFields(point).accountDate.shown ? formatDay(draft.accountDate) : undefined,
          ),
        },
        ...more,
      ]}
    />
  )
}
