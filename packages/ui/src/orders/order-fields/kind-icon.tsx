import { type OrderRow, orderKind, type RequestType } from '@remesa/domain/orders'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Boxes,
  CircleHelp,
  type IconNode,
  Wrench,
} from 'lucide'
import { Icon } from '../../kernel'

const icons: Readonly<Record<RequestType, IconNode>> = {
  pickup: ArrowUpFromLine,
  delivery: ArrowDownToLine,
  'delivery-exchange': ArrowLeftRight,
  'assistance-service': Wrench,
  'supply-material-service': Boxes,
}

/** The icon of a type of order, beside its name. */
export function TypeIcon({
  type,
  size = 16,
}: {
  readonly type: RequestType | undefined
  readonly size?: number
}) {
  return <Icon of={type === undefined ? CircleHelp : icons[type]} size={size} />
}

/** The icon of an order's kind of service, beside its name. */
export function KindIcon({ row }: { readonly row: Pick<OrderRow, 'serviceType' | 'isChange'> }) {
  return <TypeIcon type={orderKind(row)} />
}
