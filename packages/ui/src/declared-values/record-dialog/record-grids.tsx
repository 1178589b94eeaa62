import {
  type DeclaredContainerDraft,
  type DeclaredValueDraft,
  declaredContainerRowRules,
  declaredValueRowRules,
  enteredRows,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import type { ReactNode } from 'react'
import { useT } from '../../i18n'
import { type Catalogue, EntryGrid, type GridPlace } from '../../kernel'
import { draftText } from '../declared-words'
import { rowsForm } from '../use-cell'
import { pastedContainers, pastedValues } from './pasted-rows'
import { bearerColumns, moneyColumns } from './record-columns'
import type { RecordDialogProps } from './record-dialog.types'
import type { RecordRowsState } from './use-record-rows'

interface GridProps {
  readonly state: RecordRowsState
  readonly facts: RecordDialogProps['facts']
  readonly onVisit?: ((place: GridPlace) => void) | undefined
}

export interface ValueGridProps extends GridProps {
  readonly currencies: Catalogue<CustomerCurrency>
  readonly footer: ReactNode
}

/** The grid of values with a row for each value. In mode "0" each row also has the bag or seal of its value. */
export function ValueGrid({ state, facts, currencies, footer, onVisit }: ValueGridProps) {
  const t = useT()
  const { form, rows, changeValues } = state
  const bearsCodes = facts.mode === '0'
  const cells = rowsForm<DeclaredValueDraft>({
    form,
    list: 'values',
    entered: enteredRows(rows.values, declaredValueRowRules(facts)),
    onEdit: changeValues,
  })
  const drafts = rows.values.map(({ draft }) => draft)
  return (
    <EntryGrid
      caption={t('declared-values.values')}
      columns={[
        ...(bearsCodes ? bearerColumns(t, cells, facts.maxCodeSeal) : []),
        ...moneyColumns(t, cells, { currencies, drafts }),
      ]}
      rows={rows.values}
      nameOf={({ draft }) => (bearsCodes ? draftText(t, draft) : '')}
      onRemove={({ id }) => changeValues({ type: 'remove', id })}
      onVisit={onVisit}
      onPaste={({ id, column, text }) => {
        const patches = pastedValues(t, text, { column, bearsCodes, currencies: currencies.items ?? [] })
        if (patches !== undefined) changeValues({ type: 'fill', id, patches })
        return patches !== undefined
      }}
      footer={footer}
    />
  )
}

/** The grid of bags and seals in mode "1", with a row for each bag or seal. */
export function ContainerGrid({ state, facts, onVisit }: GridProps) {
  const t = useT()
  const { form, rows, changeContainers } = state
  const cells = rowsForm<DeclaredContainerDraft>({
    form,
    list: 'containers',
    entered: enteredRows(rows.containers, declaredContainerRowRules),
    onEdit: changeContainers,
  })
  return (
    <EntryGrid
      caption={t('declared-values.containers')}
      columns={bearerColumns(t, cells, facts.maxCodeSeal)}
      rows={rows.containers}
      nameOf={({ draft }) => draftText(t, draft)}
      onRemove={({ id }) => changeContainers({ type: 'remove', id })}
      onVisit={onVisit}
      onPaste={({ id, text }) => {
        const patches = pastedContainers(t, text)
        if (patches !== undefined) changeContainers({ type: 'fill', id, patches })
        return patches !== undefined
      }}
    />
  )
}
