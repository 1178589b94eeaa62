import { type OrderRow, orderKind, type RequestType } from '@remesa/domain/orders'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Boxes,
  CircleHelp,
  type LucideIcon,
  Wrench,
} from 'lucide-react'

const icons: Readonly<Record<RequestType, LucideIcon>> = {
  pickup: ArrowUpFromLine,
  delivery: ArrowDownToLine,
  'delivery-exchange': ArrowLeftRight,
  'assistance-service': Wrench,
  'supply-material-service': Boxes,
}

/** The sign of a type of order, beside its name. */
export function TypeIcon({
  type,
  size = 16,
}: {
  readonly type: RequestType | undefined
  readonly size?: number
}) {
  const Icon = type === undefined ? CircleHelp : icons[type]
  return <Icon aria-hidden="true" size={size} />
}

/** The sign of an order's kind of service, beside its name. */
export function KindIcon({ row }: { readonly row: Pick<OrderRow, 'serviceType' | 'isChange'> }) {
  return <TypeIcon type={orderKind(row)} />
}
