import { chakra } from '@chakra-ui/react'
import { MAX_RATE, type OrderRefusal, type OrderRow } from '@remesa/domain/orders'
import { Search, Star, Trash2 } from 'lucide-react'
import { useT } from '../../i18n'
import { IconButton } from '../../kernel'
import { orderName, orderTypeText, rateText, refusalText } from '../order-words'

/** An action of a row, or the reasons why it is not possible. */
export interface RowAction {
  readonly onClick: () => void
  /** Empty when it is possible. */
  readonly refusals: readonly OrderRefusal[]
}

/** The actions of a row. `undefined`: not available for this row, and not drawn. */
export interface OrderRowHandlers {
  readonly details: RowAction | undefined
  readonly rate: RowAction | undefined
  /** Replaces `rate` once the order is rated; `rate` is `null` if the row does not contain the number. */
  readonly rating: { readonly rate: number | null; readonly onClick: () => void } | undefined
  readonly cancel: RowAction | undefined
}

/** The actions of a row, each named after its order. A disabled action stays and says why. */
export function RowActions({
  row,
  details,
  rate,
  rating,
  cancel,
}: OrderRowHandlers & { readonly row: OrderRow }) {
  const t = useT()
  const order = orderName(row) ?? orderTypeText(t, row)
  return (
    <>
      {details && (
        <IconButton
          icon={<Search aria-hidden="true" size={18} />}
          label={t('orders.action.details', { order })}
          disabledReason={refusalText(t, details.refusals) || undefined}
          onClick={details.onClick}
        />
      )}
      {rating ? (
        <IconButton icon={<GivenStar rate={rating.rate} />} label={ratingLabel()} onClick={rating.onClick} />
      ) : (
        rate && (
          <IconButton
            icon={<Star aria-hidden="true" size={18} />}
            label={t('orders.rating.action', { order })}
            disabledReason={refusalText(t, rate.refusals) || undefined}
            onClick={rate.onClick}
          />
        )
      )}
      {cancel && (
        <IconButton
          icon={<Trash2 aria-hidden="true" size={18} />}
          label={t('orders.cancel.action', { order })}
          disabledReason={refusalText(t, cancel.refusals) || undefined}
          onClick={cancel.onClick}
        />
      )}
    </>
  )

  function ratingLabel(): string {
    const given = rating?.rate ?? null
    if (given === null) return t('orders.rating.title', { order })
    return t('orders.rating.open', { order, value: rateText(t, given) })
  }
}

/** The dark edge sets the yellow off from the page, and the number says what the colour does not. */
function GivenStar({ rate }: { readonly rate: number | null }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-flex"
      alignItems="center"
      gap="0.5"
      textStyle="xs"
      fontWeight="semibold"
      color="fg"
      fontVariantNumeric="tabular-nums"
    >
      <chakra.span display="inline-flex" color="fg" css={{ '& svg': { fill: 'brand.solid' } }}>
        <Star size={16} strokeWidth={1.5} />
      </chakra.span>
      {rate !== null && rate <= MAX_RATE ? rate : null}
    </chakra.span>
  )
}
