import { chakra } from '@chakra-ui/react'
import {
  type DeclaredValuesAnswer,
  type DeclaredValuesMode,
  declaredPackTotals,
  declaredTotals,
  hasDeclaredValues,
} from '@remesa/domain/declared-values'
import type { Pack } from '@remesa/domain/orders'
import { QrCode, RotateCw } from 'lucide'
import { useRef } from 'react'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, DetailCard, Facts, Icon, lazyComponent, Notice, Skeleton, useKeptFocus } from '../../kernel'
import { amountText, commodityText, packCount, packText, type Symbols } from '../declared-words'
import type { QrPreviewProps } from '../qr-dialog/qr-preview'
import { PacksRecord, type RecordActions, ValuesRecord } from './declared-records'

// The code that renders QR codes is as large as the rest of the card, so this code is loaded separately.
const QrPreview = lazyComponent<QrPreviewProps>(
  async () => (await import('../qr-dialog/qr-preview')).QrPreview,
  {
    fallback: <chakra.div minH="12rem" mb="4" />,
  },
)

/**
 * State of an order's declared values. In the state `conflict` no values can be declared, because amounts were
 * requested with the order.
 */
export type DeclaredValuesState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'error'; readonly onRetry: () => void }
  | { readonly kind: 'conflict' }
  | { readonly kind: 'ready'; readonly answer: DeclaredValuesAnswer }

export interface DeclaredValuesCardProps {
  readonly state: DeclaredValuesState
  readonly mode: DeclaredValuesMode
  /** Whether packs can be declared in the country, in addition to values. */
  readonly showPacks: boolean
  readonly currencies: Symbols
  readonly packs: readonly Pack[]
  /** The reason why no record can be added, changed or deleted now; `undefined` if records can be changed. */
  readonly changeRefusal: string | undefined
  readonly onAddValues: () => void
  readonly onAddPacks: () => void
  readonly onShowCodes: () => void
  /** The actions that change or delete a declared record. */
  readonly records: RecordActions
}

/**
 * The card of a pickup with the declared contents of its bags, record by record, and with buttons that change the
 * contents.
 */
export function DeclaredValuesCard(props: DeclaredValuesCardProps) {
  const t = useT()
  return (
    <DetailCard heading={t('declared-values.title')} wide>
      <Content {...props} />
    </DetailCard>
  )
}

function Content(props: DeclaredValuesCardProps) {
  const { state } = props
  const t = useT()
  return match(state)
    .with({ kind: 'loading' }, () => (
      <chakra.div role="status" aria-label={t('declared-values.loading')} display="grid" gap="3">
        <Skeleton width="40%" height="2.25rem" />
        <Skeleton width="90%" height="1.25rem" />
        <Skeleton width="70%" height="1.25rem" />
      </chakra.div>
    ))
    .with({ kind: 'error' }, ({ onRetry }) => (
      <Notice tone="warning" title={t('declared-values.error')}>
        <chakra.div mt="2">
          <Button size="sm" icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
            {t('action.retry')}
          </Button>
        </chakra.div>
      </Notice>
    ))
    .with({ kind: 'conflict' }, () => (
      <Notice tone="warning" title={t('declared-values.conflict.title')}>
        {t('declared-values.conflict.text')}
      </Notice>
    ))
    .with({ kind: 'ready' }, ({ answer }) => <Declared {...props} answer={answer} />)
    .exhaustive()
}

function Declared(props: DeclaredValuesCardProps & { readonly answer: DeclaredValuesAnswer }) {
  const { answer, showPacks, packs, changeRefusal, onAddValues, onAddPacks, onShowCodes } = props
  const t = useT()
  const box = useRef<HTMLDivElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  useKeptFocus(box, answer, () => [adder.current])
  const isEmpty = !hasDeclaredValues(answer)
  const showsNothing = !hasDeclaredValues(showPacks ? answer : { ...answer, declaredValuesPack: [] })
  return (
    <div ref={box}>
      <chakra.div display="flex" flexWrap="wrap" gap="3" mb="4">
        <Button ref={adder} disabledReason={changeRefusal} onClick={onAddValues}>
          {t('declared-values.add')}
        </Button>
        {showPacks && (
          <Button disabledReason={changeRefusal} onClick={onAddPacks}>
            {t('declared-values.packs.add')}
          </Button>
        )}
        <Button
          icon={<Icon of={QrCode} size={16} />}
          disabledReason={isEmpty ? t('declared-values.qr.none') : undefined}
          onClick={onShowCodes}
        >
          {t('declared-values.qr.action')}
        </Button>
      </chakra.div>
      {!isEmpty && <QrPreview answer={answer} packs={packs} />}
      {showsNothing ? (
        <chakra.p textStyle="sm" color="fg.muted">
          {t(changeRefusal === undefined ? 'declared-values.empty' : 'declared-values.empty.closed')}
        </chakra.p>
      ) : (
        <Records {...props} />
      )}
    </div>
  )
}

const list = { listStyle: 'none', m: '0', p: '0', display: 'grid', gap: '3' } as const

function Records(props: DeclaredValuesCardProps & { readonly answer: DeclaredValuesAnswer }) {
  const { answer, mode, showPacks, currencies, packs, changeRefusal, records } = props
  const t = useT()
  const values = answer.declaredValues.flatMap(({ dt }) => dt.dr)
  const packRecords = showPacks ? answer.declaredValuesPack.flatMap(({ dt }) => dt.dr) : []
  const shared = { currencies, changeRefusal, actions: records }
  return (
    <chakra.div display="grid" gap="5">
      <Totals {...props} />
      {values.length > 0 && (
        <chakra.ul css={list} aria-label={t('declared-values.values')}>
          {values.map((record) => (
            <ValuesRecord key={record.co} {...shared} record={record} mode={mode} />
          ))}
        </chakra.ul>
      )}
      {packRecords.length > 0 && (
        <chakra.ul css={list} aria-label={t('declared-values.packs')}>
          {packRecords.map((record) => (
            <PacksRecord key={record.co} {...shared} record={record} packs={packs} />
          ))}
        </chakra.ul>
      )}
    </chakra.div>
  )
}

/** The totals of all declared records of the order. */
function Totals({
  answer,
  showPacks,
  currencies,
  packs,
}: DeclaredValuesCardProps & { readonly answer: DeclaredValuesAnswer }) {
  const t = useT()
  const money = declaredTotals(answer.declaredValues).map(({ commodityCode, currencyCode, amount }) => ({
    term: `${commodityText(t, commodityCode)} ${currencyCode}`,
    value: amountText({ am: amount, cic: currencyCode }, currencies),
  }))
  const packTotals = showPacks ? declaredPackTotals(answer.declaredValuesPack) : []
  const ofPacks = packTotals.map(({ packCode, currencyCode, quantity }) => ({
    term: `${packText(packCode, packs)} ${currencyCode}`,
    value: packCount({ pq: quantity }),
  }))
  if (money.length + ofPacks.length === 0) return null
  return (
    <section aria-label={t('declared-values.totals')}>
      <chakra.h4 textStyle="sm" fontWeight="semibold" mb="2">
        {t('declared-values.totals')}
      </chakra.h4>
      <Facts facts={[...money, ...ofPacks]} />
    </section>
  )
}
