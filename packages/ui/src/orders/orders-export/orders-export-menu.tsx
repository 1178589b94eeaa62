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

/** The state of the reports in the menu: loading, failed, or loaded. If a report can't be requested, it has a reason. */
export type OrdersExportState =
  | UnreadEntries
  | { readonly kind: 'ready'; readonly reports: readonly PlacedReport[] }

/** A report on orders. If the user has several countries, it is the report for one country. */
interface PlacedReport extends OfferedOrdersReport {
  readonly place?: { readonly code: string; readonly country: string } | undefined
}

export interface OrdersExportMenuProps extends MenuListProps {
  readonly state: OrdersExportState
  /** Called with the chosen report. `country` is a country code if the user has several countries. */
  readonly onChoose: (detail: {
    readonly type: OrdersReportType
    readonly country: string | undefined
  }) => void
}

/**
 * The menu of the button `OrdersExport`, in which the user chooses a report. A report that can't be requested shows
 * the reason.
 */
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
      reports.map(({ type, place, export: decision }) => ({
        kind: 'action',
        id: [type.code, place?.code].join(' '),
        label: place === undefined ? type.description : `${type.description}, ${place.country}`,
        disabledReason: decision.allowed ? undefined : refusalText(t, decision.reasons),
        onSelect: () => onChoose({ type, country: place?.code }),
      })),
    )
    .exhaustive()
