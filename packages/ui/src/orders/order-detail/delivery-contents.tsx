import { chakra, useSlotRecipe } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import {
  type DeliveryContent,
  type DeliveryDetail,
  type DetailDenomination,
  type DetailPack,
  deliveryContents,
} from '@remesa/domain/orders'
import { RotateCw } from 'lucide'
import { useMemo } from 'react'
import { type Translate, useT } from '../../i18n'
import {
  Button,
  HiddenText,
  Icon,
  type LinesColumn,
  LinesTable,
  numbered,
  piecesText,
  Skeleton,
} from '../../kernel'
import { Consignments, type Symbols } from './consignment-card'
import type { DeliveryCatalogue } from './delivery-catalogue'
import { orderDetailRecipe } from './order-detail.recipe'

export interface DeliveryContentsProps {
  readonly detail: DeliveryDetail
  readonly catalogue: DeliveryCatalogue
  readonly currencies: Symbols
}

const unknownYet = { packs: [], denominations: [] } as const

/** The contents of a delivery: the amount in each currency, with its packs, notes and coins. */
export function DeliveryContents({ detail, catalogue, currencies }: DeliveryContentsProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const contents = deliveryContents(detail, catalogue.state === 'ready' ? catalogue : unknownYet)
  return (
    <>
      {contents.length === 0 && (
        <chakra.p css={styles['note']}>{t('orders.detail.uninformedAmount')}</chakra.p>
      )}
      {catalogue.state === 'error' && (
        <chakra.div css={styles['failure']} role="alert">
          <span>{t('orders.detail.catalogue.error')}</span>
          <Button size="sm" icon={<Icon of={RotateCw} size={16} />} onClick={catalogue.onRetry}>
            {t('action.retry')}
          </Button>
        </chakra.div>
      )}
      {numbered(contents).map(({ id, line }) => (
        <Content key={id} content={line} isLoading={catalogue.state === 'loading'} />
      ))}
      {detail.documents.length > 0 && (
        <>
          <chakra.h4 css={styles['subheading']}>{t('orders.detail.documents')}</chakra.h4>
          <Consignments detail={{ ...detail, agreementCommodities: [] }} currencies={currencies} />
        </>
      )}
    </>
  )
}

interface ContentProps {
  readonly content: DeliveryContent
  readonly isLoading: boolean
}

function Content({ content, isLoading }: ContentProps) {
  const t = useT()
  const styles = useSlotRecipe({ recipe: orderDetailRecipe })()
  const { isoCode, symbol, amount, packs, denominations } = content
  const columns = useMemo(() => columnsOf(t, { symbol, isLoading }), [t, symbol, isLoading])
  return (
    <chakra.div css={styles['content']}>
      <chakra.h4 css={styles['sum']}>
        <span>{`${t('orders.detail.amount')} ${isoCode}`}</span>
        <span>{formatMoney(amount, symbol)}</span>
      </chakra.h4>
      {packs.length > 0 && (
        <LinesTable heading="h5" caption={t('orders.detail.packs')} columns={columns.packs} lines={packs} />
      )}
      {denominations.length > 0 && (
        <LinesTable
          heading="h5"
          caption={t('orders.detail.denominations')}
          columns={columns.denominations}
          lines={denominations}
        />
      )}
    </chakra.div>
  )
}

const columnsOf = (
  t: Translate,
  { symbol, isLoading }: { readonly symbol: string; readonly isLoading: boolean },
) => {
  const soon = isLoading ? (
    <>
      <Skeleton width="4rem" />
      <HiddenText>{t('text.loading')}</HiddenText>
    </>
  ) : undefined
  const quantity = {
    header: t('orders.detail.quantity'),
    isNumber: true,
    cell: (line: { readonly quantity: number }) => piecesText(line.quantity),
  }
  const total = {
    header: t('orders.detail.total'),
    isNumber: true,
    cell: (line: { readonly total: number | undefined }) =>
      line.total === undefined ? (soon ?? '–') : formatMoney(line.total, symbol),
  }
  const packs: readonly LinesColumn<DetailPack>[] = [
    {
      header: t('orders.detail.pack'),
      isName: true,
      cell: ({ description, packId }) =>
        description ?? soon ?? t('orders.detail.pack.unknown', { id: packId }),
    },
    quantity,
    total,
  ]
  const denominations: readonly LinesColumn<DetailDenomination>[] = [
    {
      header: t('orders.detail.value'),
      isName: true,
      cell: ({ value, denominationId }) =>
        value === undefined
          ? (soon ?? t('orders.detail.value.unknown', { id: denominationId }))
          : formatMoney(value, symbol),
    },
    quantity,
    total,
  ]
  return { packs, denominations }
}
