import { latestCancellation, type OrderRow, orderActs } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { OrderActsBar, orderName } from '@remesa/ui/orders'
import { match } from 'ts-pattern'
import { useNow } from '../../kernel/clock'
import { usePortal } from '../../kernel/state'
import { useOrderDialogs } from '../actions'

export interface OpenOrderActsProps {
  readonly row: OrderRow & { readonly serviceId: string }
  readonly servicePoint: ServicePoint
  /** Whether values are declared for it; `undefined` as long as that is not known. */
  readonly isDeclared: boolean | undefined
  readonly onShowCodes: () => void
  readonly onDeclare: () => void
  readonly onRepeat: () => void
}

/** What can be done with the open order, and the dialogs for it. */
export function OpenOrderActs({ row, servicePoint, isDeclared, ...on }: OpenOrderActsProps) {
  const now = useNow()
  const { ability, brand, config, timeZone } = usePortal()
  const { open, dialog } = useOrderDialogs()
  const acts = orderActs(row, { ability, config, now, brand, servicePoint, isDeclared })
  return (
    <>
      <OrderActsBar
        order={orderName(row) ?? ''}
        acts={acts}
        latestCancellation={latestCancellation(row)}
        timeZone={timeZone}
        onAct={(act) =>
          match(act)
            .with('qr', on.onShowCodes)
            .with('declare', on.onDeclare)
            .with('rate', 'rating', 'cancel', (kind) => open({ kind, row, servicePoint }))
            .with('repeat', on.onRepeat)
            .with('details', () => undefined)
            .exhaustive()
        }
      />
      {dialog}
    </>
  )
}
