import { parseCountryConfig } from '@remesa/domain/country'
import { type OrderRow, orderActs } from '@remesa/domain/orders'
import { now } from '../orders.sample'
import { isRowAct, type OrderRowHandlers, type RowAct } from './row-actions'

const config = () => {
  const parsed = parseCountryConfig({
    id: 1,
    code: 'ES',
    name: 'España',
    Orders: { Enabled: true, EnabledCancelOrders: true },
  })
  if (!parsed.ok) throw new Error('[sample] the country configuration does not parse')
  return parsed.value
}

interface SampleFacts {
  readonly isAgile?: boolean | undefined
  readonly isDeclared?: boolean | undefined
}

/** The actions of a user with every order role, in a country that allows cancelling. */
export const handlersOf = (
  row: OrderRow,
  onAct: (act: RowAct, serviceId: string | null) => void = () => undefined,
  { isAgile = false, isDeclared }: SampleFacts = {},
): OrderRowHandlers => {
  const { likely, inRow, menu } = orderActs(row, {
    ability: { can: () => true },
    config: config(),
    now,
    servicePoint: { adapters: [], agilePickup: isAgile },
    isDeclared,
  })
  return {
    likely,
    inRow: inRow.filter(isRowAct),
    menu: menu.flatMap(({ act, reason }) => (isRowAct(act) ? [{ act, reason }] : [])),
    rate: row.serviceRate,
    onAct: (act) => onAct(act, row.serviceId),
  }
}
