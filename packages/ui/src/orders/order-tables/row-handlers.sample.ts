import { parseCountryConfig } from '@remesa/domain/country'
import { type OrderRow, offeredActions } from '@remesa/domain/orders'
import { now, timeZone } from '../orders.sample'
import { isRowAction, type OrderRowHandlers, type RowAction } from './row-actions'

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

const adapters = [
  'pickup',
  'delivery',
  'delivery-exchange',
  'assistance-service',
  'supply-material-service',
].map((code, id) => ({ id, code, name: code, assignable: true }))

interface SampleFacts {
  readonly isAgile?: boolean | undefined
  readonly isDeclared?: boolean | undefined
  /** Whether orders of every type can be made at the service point, so that an order can be repeated. */
  readonly canRepeat?: boolean | undefined
}

/** The actions of a user with every order role, in a country that allows cancelling. */
export const offeredActionsOf = (
  row: OrderRow,
  { isAgile = false, isDeclared, canRepeat = false }: SampleFacts = {},
) =>
  offeredActions(row, {
    ability: { can: () => true },
    config: config(),
    now,
    timeZone,
    servicePoint: {
      adapters: canRepeat ? adapters : [],
      agilePickup: isAgile,
      active: true,
      subclient: { active: true, client: { active: true } },
    },
    isDeclared,
  })

/** The actions of `offeredActionsOf` that a row of the history has. */
export const handlersOf = (
  row: OrderRow,
  onAction: (action: RowAction, serviceId: string | null) => void = () => undefined,
  facts: SampleFacts = {},
): OrderRowHandlers => {
  const { likely, inRow, menu } = offeredActionsOf(row, facts)
  return {
    likely,
    inRow: inRow.filter(isRowAction),
    menu: menu.flatMap(({ action, reason }) => (isRowAction(action) ? [{ action, reason }] : [])),
    rate: row.serviceRate,
    onAction: (action) => onAction(action, row.serviceId),
  }
}
