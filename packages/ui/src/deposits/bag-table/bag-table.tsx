import { chakra } from '@chakra-ui/react'
import type { DepositBag } from '@remesa/domain/deposits'
import { cleanCode } from '@remesa/domain/kernel'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { HiddenText, StatusBadge } from '../../kernel'
import { bagAmount, bagTones, contentsText, type MoneyFacts, totalText } from '../deposit-words'
import { bagTableStyle } from './bag-table.styles'

export interface BagTableProps {
  readonly bags: readonly DepositBag[]
  readonly facts: MoneyFacts
  /** Whether the state of each bag is shown. */
  readonly hasStates?: boolean | undefined
  /** Renders the buttons of a bag's row. */
  readonly rowActions?: ((bag: DepositBag) => ReactNode) | undefined
  /** Text of a line under a bag's row: the reason why the bag was refused, or the number of its deposit. */
  readonly rowNote?: ((bag: DepositBag) => string | undefined) | undefined
}

/** The bags of a deposit, each with its amount, and their total. */
export function BagTable({ bags, facts, hasStates = false, rowActions, rowNote }: BagTableProps) {
  const t = useT()
  return (
    <chakra.table css={bagTableStyle} aria-label={t('deposits.bags.title')}>
      <thead>
        <tr>
          <th scope="col">{t('deposits.barcode')}</th>
          <th scope="col" className="r-end">
            {t('deposits.amount')}
          </th>
          {hasStates && (
            <th scope="col" className="r-state-column">
              {t('deposits.column.state')}
            </th>
          )}
          {rowActions && (
            <th scope="col">
              <HiddenText>{t('deposits.column.actions')}</HiddenText>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bags.map((bag) => {
          const note = rowNote?.(bag)
          const state = hasStates && (
            <StatusBadge tone={bagTones[bag.state]} label={t(`deposits.state.${bag.state}`)} />
          )
          return (
            <tr key={bag.id}>
              <th scope="row">
                {cleanCode(bag.draft.barcode)}
                <span className="r-contents">
                  {bag.draft.commodity && contentsText(t, bag.draft.commodity)}
                </span>
                {state && <span className="r-state">{state}</span>}
                {note !== undefined && <span className="r-note">{note}</span>}
              </th>
              <td className="r-end">{bagAmount(bag.draft, facts)}</td>
              {state && <td className="r-state-column">{state}</td>}
              {rowActions && <td className="r-end">{rowActions(bag)}</td>}
            </tr>
          )
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('deposits.bags', { count: bags.length })}</th>
          <td className="r-end">{totalText(bags, facts)}</td>
          {hasStates && <td className="r-state-column" />}
          {rowActions && <td />}
        </tr>
      </tfoot>
    </chakra.table>
  )
}
