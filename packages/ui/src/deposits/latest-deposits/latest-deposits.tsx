import { chakra } from '@chakra-ui/react'
import type { RegisteredDeposit } from '@remesa/domain/deposits'
import { formatMoney, fromHundredths } from '@remesa/domain/kernel'
import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n'
import {
  type Catalogue,
  CatalogueNotice,
  DateTimeText,
  Skeleton,
  StatusBadge,
  textLinkStyle,
} from '../../kernel'
import { depositStateText, depositTone } from '../deposit-words'

export interface LatestDepositsProps {
  /** The deposits of the chosen point, the latest first; `undefined` while no point is chosen. */
  readonly deposits: Catalogue<RegisteredDeposit> | undefined
  /** IANA zone in which times are shown. */
  readonly timeZone: string
  /** Link to the history of deposits. */
  readonly historyLink: ReactNode
}

/** The latest deposits of the chosen point, each with its state. */
export function LatestDeposits({ deposits, timeZone, historyLink }: LatestDepositsProps) {
  const t = useT()
  const id = useId()
  return (
    <chakra.section aria-labelledby={id} data-unprinted="">
      <chakra.h2 id={id} textStyle="md" fontWeight="semibold" pb="2">
        {t('deposits.latest.title')}
      </chakra.h2>
      {deposits === undefined ? (
        <Remark text={t('deposits.latest.choose')} />
      ) : (
        <Rows deposits={deposits} timeZone={timeZone} />
      )}
      <chakra.div pt="3" textStyle="sm" css={{ '& a': textLinkStyle }}>
        {historyLink}
      </chakra.div>
    </chakra.section>
  )
}

function Rows({
  deposits: { items, onRetry },
  timeZone,
}: Pick<LatestDepositsProps, 'timeZone'> & { readonly deposits: Catalogue<RegisteredDeposit> }) {
  const t = useT()
  if (onRetry !== undefined) return <CatalogueNotice title={t('deposits.latest.failed')} onRetry={onRetry} />
  if (items === undefined)
    return (
      <div role="status" aria-label={t('text.loading')}>
        <Skeleton height="3rem" />
      </div>
    )
  if (items.length === 0) return <Remark text={t('deposits.latest.empty')} />
  return (
    <chakra.ul listStyleType="none" m="0" p="0" borderTopWidth="1px" borderColor="border">
      {items.map(({ sessionId, total, currency, barcode, state, registeredAt }) => (
        <chakra.li
          key={sessionId}
          display="grid"
          gridTemplateColumns="minmax(0, 1fr) auto"
          gap="1"
          alignItems="center"
          py="2"
          borderBottomWidth="1px"
          borderColor="border"
          textStyle="sm"
        >
          <chakra.strong fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {formatMoney(fromHundredths(total), currency.symbol)}
          </chakra.strong>
          <chakra.span display="flex" justifyContent="flex-end">
            <StatusBadge tone={depositTone(state)} label={depositStateText(t, state)} />
          </chakra.span>
          <chakra.span color="fg.muted" overflowWrap="anywhere">
            {barcode}
          </chakra.span>
          <chakra.span color="fg.muted" textAlign="end">
            <DateTimeText instant={registeredAt} timeZone={timeZone} />
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

function Remark({ text }: { readonly text: string }) {
  return (
    <chakra.p textStyle="sm" color="fg.muted">
      {text}
    </chakra.p>
  )
}
