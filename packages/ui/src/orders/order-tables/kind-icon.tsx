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

/** The sign of a kind of service, beside its name. */
export function KindIcon({ row }: { readonly row: Pick<OrderRow, 'serviceType' | 'isChange'> }) {
  const kind = orderKind(row)
  const Icon = kind === undefined ? CircleHelp : icons[kind]
  return <Icon aria-hidden="true" size={16} />
}
