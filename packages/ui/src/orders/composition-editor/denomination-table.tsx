import { chakra } from '@chakra-ui/react'
import { formatMoney } from '@remesa/domain/kernel'
import {
  compositionOf,
  compositionTotal,
  type Denomination,
  type DenominationGroup,
  groupDenominations,
} from '@remesa/domain/orders'
import { Banknote, Coins } from 'lucide'
import { useT } from '../../i18n'
import { Icon } from '../../kernel'
import type { CompositionEditorProps } from './composition-props'
import { kindText, symbolOf } from './composition-words'
import { moveByKey, selectOnFocus } from './denomination-keys'
import { DenominationLine } from './denomination-line'
import { denominationTableStyle } from './denomination-table.recipe'

export interface DenominationTableProps extends CompositionEditorProps {
  readonly pieces: readonly Denomination[]
}

const COINS = '2'

/**
 * A table with one line per note and coin, with fields for pieces and amount. Enter and the arrow keys move up and
 * down in a column, and typed digits replace the value.
 */
export function DenominationTable(props: DenominationTableProps) {
  return (
    <chakra.div css={denominationTableStyle} onKeyDown={moveByKey} onFocus={selectOnFocus}>
      {groupDenominations(props.pieces).map((group) => (
        <Group key={group.commodityTypeCode} {...props} group={group} />
      ))}
    </chakra.div>
  )
}

function Group(props: DenominationTableProps & { readonly group: DenominationGroup }) {
  const { group, form, currencies } = props
  const t = useT()
  const icon = group.commodityTypeCode === COINS ? Coins : Banknote
  const kind = kindText(t, group)
  const symbol = symbolOf(form.draft.currencyIsoCode, currencies.items)
  const ids = new Set(group.denominations.map(({ id }) => id))
  const total = compositionTotal(
    compositionOf({
      ...form.draft,
      packs: [],
      denominations: form.draft.denominations.filter(({ denomination }) => ids.has(denomination.id)),
    }),
  )
  return (
    <section className="r-group" aria-label={kind}>
      <div className="r-head">
        <h4>
          <Icon of={icon} size={18} />
          {kind}
        </h4>
        <span className="r-sum">{formatMoney(total, symbol)}</span>
      </div>
      <div className="r-columns" aria-hidden="true">
        <span />
        <span>{t('orders.composition.pieces')}</span>
        <span>{t('orders.composition.amount')}</span>
        <span />
      </div>
      {group.denominations.map((denomination) => (
        <DenominationLine key={denomination.id} {...props} denomination={denomination} symbol={symbol} />
      ))}
    </section>
  )
}
