import { formatMoney } from '@remesa/domain/kernel'
import type { OrderDrafts, RequestType } from '@remesa/domain/orders'
import type { MessageKey, Translate } from '../../i18n'
import { symbolOf } from '../composition-editor/composition-words'
import type { OrderCatalogues } from './form-props'
import { supplyId } from './order-entries'

/** Where an issue is mended: the control, by what `controlId` is asked for, and its name. */
export interface IssuePlace {
  readonly control: string
  readonly label: string
}

const fieldLabels: Readonly<Record<string, MessageKey>> = {
  serviceDate: 'orders.form.serviceDate',
  from: 'orders.form.from',
  until: 'orders.form.until',
  currencyId: 'orders.form.currency',
  totalAmount: 'orders.form.totalAmount',
  comments: 'orders.form.comments',
  faultDescription: 'orders.assistance.fault',
  composition: 'orders.composition.total',
  packs: 'orders.composition.packs',
}

/** The place of an issue's path in the form of a type; none for what concerns the whole order. */
export const issuePlace = (
  t: Translate,
  path: string,
  {
    type,
    drafts,
    catalogues,
  }: {
    readonly type: RequestType | undefined
    readonly drafts: OrderDrafts
    readonly catalogues: Pick<OrderCatalogues, 'currencies'>
  },
): IssuePlace | undefined => {
  const key = fieldLabels[path]
  if (key !== undefined) return { control: path, label: t(key) }
  if (path === 'supplies' || (path === 'unadded' && type === 'supply-material-service')) {
    return { control: 'commodityTypeId', label: t('orders.supply.type') }
  }
  const [list, position] = path.split('.')
  const index = Number(position)
  if (type === 'supply-material-service') {
    const line = drafts[type].supplies[index]
    return line && { control: `supply.${supplyId(line)}`, label: line.commodityDescription }
  }
  if (type !== 'delivery' && type !== 'delivery-exchange') return undefined
  if (path === 'unadded') return { control: 'packs', label: t('orders.composition.packs') }
  const draft = drafts[type]
  if (list === 'packs') {
    const line = draft.packs[index]
    return line && { control: `pack.${line.pack.id}`, label: line.pack.description }
  }
  const line = list === 'denominations' ? draft.denominations[index] : undefined
  if (line === undefined) return undefined
  const symbol = symbolOf(draft.currencyIsoCode, catalogues.currencies.items)
  return { control: `piece.${line.denomination.id}`, label: formatMoney(line.denomination.value, symbol) }
}
