import type { OfferedOrdersReport, OrdersReportType } from '@remesa/domain/orders'
import { match } from 'ts-pattern'
import { type Translate, useT } from '../../i18n'
import {
  MenuContent,
  type MenuEntry,
  type MenuListProps,
  menuNote,
  type UnreadEntries,
  unreadEntries,
} from '../../kernel'
import { refusalText } from '../order-words'

/** The reports: loading, failed, or loaded, each with the reasons why it can't be requested. */
export type OrdersExportState =
  | UnreadEntries
  | { readonly kind: 'ready'; readonly reports: readonly OfferedOrdersReport[] }

export interface OrdersExportMenuProps extends MenuListProps {
  readonly state: OrdersExportState
  readonly onChoose: (detail: { readonly type: OrdersReportType }) => void
}

/** The reports to choose from, in the list of `OrdersExport`. One that is refused says why. */
export function OrdersExportMenu({ state, onChoose, ...list }: OrdersExportMenuProps) {
  const t = useT()
  return <MenuContent {...list} entries={entriesOf(t, state, onChoose)} />
}

const entriesOf = (
  t: Translate,
  state: OrdersExportState,
  onChoose: OrdersExportMenuProps['onChoose'],
): readonly MenuEntry[] =>
  match(state)
    .returnType<readonly MenuEntry[]>()
    .with({ kind: 'loading' }, { kind: 'error' }, (unread) =>
      unreadEntries(t, unread, { loading: t('orders.export.loading'), error: t('orders.export.error') }),
    )
    .with({ kind: 'ready', reports: [] }, () => [menuNote('none', t('orders.export.none'))])
    .with({ kind: 'ready' }, ({ reports }) =>
      reports.map(({ type, export: decision }) => ({
        kind: 'action',
        id: type.code,
        label: type.description,
        disabledReason: decision.allowed ? undefined : refusalText(t, decision.reasons),
        onSelect: () => onChoose({ type }),
      })),
    )
    .exhaustive()
