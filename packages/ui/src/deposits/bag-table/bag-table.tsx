import { chakra } from '@chakra-ui/react'
import type { DepositBag } from '@remesa/domain/deposits'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { HiddenText, StatusBadge } from '../../kernel'
import { bagAmount, bagTones, type MoneyFacts, totalText } from '../deposit-words'

export interface BagTableProps {
  readonly bags: readonly DepositBag[]
  readonly facts: MoneyFacts
  /** Shows the state of each bag. */
  readonly hasStates?: boolean | undefined
  /** Buttons of a row. */
  readonly rowActions?: ((bag: DepositBag) => ReactNode) | undefined
  /** A line under a row, such as why it was refused, or its number. */
  readonly rowNote?: ((bag: DepositBag) => string | undefined) | undefined
}

const tableStyle = {
  width: 'full',
  borderCollapse: 'collapse',
  textStyle: 'md',
  fontVariantNumeric: 'tabular-nums',
  '& :is(th, td)': { px: '4', py: '2.5', textAlign: 'start', verticalAlign: 'middle' },
  '& :is(th, td) + :is(th, td)': { ps: { base: '0', sm: '4' } },
  '& thead th': { textStyle: 'xs', color: 'fg.muted', fontWeight: 'semibold', py: '2' },
  '& tbody tr, & tfoot tr': { borderTopWidth: '1px', borderColor: 'border' },
  '& tfoot tr': { borderTopWidth: '2px', borderColor: 'fg' },
  // All the room that the other columns leave, so that a code breaks only where it is longer than that.
  '& :is(tbody, tfoot) th': { width: 'full', fontWeight: 'semibold', overflowWrap: 'anywhere' },
  '& tfoot td': { textStyle: 'lg', fontWeight: 'semibold' },
  '& .r-end': { textAlign: 'end', whiteSpace: 'nowrap' },
  '& .r-contents': { display: 'block', textStyle: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  // On a phone a column of states would leave no room for the code.
  '& .r-state-column': { display: { base: 'none', sm: 'table-cell' } },
  '& .r-state': { display: { base: 'block', sm: 'none' }, pt: '1' },
  '& .r-note': { display: 'block', textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted' },
} as const

/** The bags of a deposit, each with its amount, and their total. */
export function BagTable({ bags, facts, hasStates = false, rowActions, rowNote }: BagTableProps) {
  const t = useT()
  return (
    <chakra.table css={tableStyle} aria-label={t('deposits.bags.title')}>
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
                {bag.draft.barcode.trim()}
                <span className="r-contents">{bag.draft.commodity?.description}</span>
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
