import { chakra } from '@chakra-ui/react'
import { type DepositBag, depositFields } from '@remesa/domain/deposits'
import { formatDay } from '@remesa/domain/kernel'
import { useEffect, useId, useRef } from 'react'
import { useT } from '../../i18n'
import { Button, type Fact, Facts, unbroken } from '../../kernel'
import { BagTable } from '../bag-table/bag-table'
import { DepositBar } from '../deposit-layout/deposit-layout'
import { type MoneyFacts, placeOf, totalText } from '../deposit-words'

export interface DepositCheckProps {
  /** What will be booked: one bag or more. */
  readonly bags: readonly DepositBag[]
  readonly facts: MoneyFacts
  readonly onBack: () => void
  readonly onBook: () => void
}

/** What will be booked, before it is. The focus is on the button that books it, so that Enter is enough. */
export function DepositCheck({ bags, facts, onBack, onBook }: DepositCheckProps) {
  const t = useT()
  const id = useId()
  const book = useRef<HTMLButtonElement>(null)
  useEffect(() => book.current?.focus(), [])
  const amount = totalText(bags, facts)
  return (
    <chakra.section aria-labelledby={id}>
      <chakra.div bg="surface" borderWidth="1px" borderColor="border" borderRadius="lg" overflow="clip">
        <chakra.div p="4">
          <chakra.h2 id={id} textStyle="3xl" fontWeight="semibold" mb="3">
            {t('deposits.check.title', { count: bags.length, amount: unbroken(amount) })}
          </chakra.h2>
          <PlaceFacts bags={bags} facts={facts} />
        </chakra.div>
        <BagTable bags={bags} facts={facts} />
      </chakra.div>
      <DepositBar>
        <Button onClick={onBack}>{t('action.back')}</Button>
        <Button variant="primary" ref={book} onClick={onBook}>
          {t('deposits.book', { amount })}
        </Button>
      </DepositBar>
    </chakra.section>
  )
}

/** Where, through which channel and for which day the bags are, each distinct one named once. */
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
