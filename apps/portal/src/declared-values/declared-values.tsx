import {
  agilePickupSettings,
  areDeclaredValuesEditable,
  type DeclaredOrder,
  hasDeclaredValues,
} from '@remesa/domain/declared-values'
import { type OrderRow, type PickupDetail, requestTypeFacts } from '@remesa/domain/orders'
import { type ServicePoint, servicePointTimeZone } from '@remesa/domain/service-points'
import { DeclaredValuesCard, type NamedRecord } from '@remesa/ui/declared-values'
import { type Translate, useT } from '@remesa/ui/i18n'
import { useVisitText } from '@remesa/ui/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { lazyPart, type useOpenedDialog } from '../kernel/loading'
import { usePortal } from '../kernel/state'
import type { DeclaredDialog } from './declared-dialog-props'
import { declaredState } from './declared-state'
import {
  declaredValuesQuery,
  useDeclaredCalls,
  useDeclaredCatalogues,
  useDeclaredValues,
} from './use-declared-values'

const dialogs = {
  values: lazyPart(async () => (await import('./declared-record')).DeclaredRecord),
  packs: lazyPart(async () => (await import('./declared-packs')).DeclaredPacks),
  deletion: lazyPart(async () => (await import('./declared-deletion')).DeclaredDeletion),
  codes: lazyPart(async () => (await import('./declared-codes')).DeclaredCodes),
} as const

export interface DeclaredValuesProps {
  readonly order: DeclaredOrder
  readonly detail: PickupDetail
  /** The row of this order in the history. Only this row contains the status of the order. */
  readonly row: OrderRow | undefined
  /** The service point of the order; `undefined` while it is unknown. */
  readonly servicePoint: ServicePoint | undefined
  /** The dialog about declared values. Other parts of the order's detail can open this dialog. */
  readonly dialog: ReturnType<typeof useOpenedDialog<DeclaredDialog>>
  /** Called once it is known whether values are declared for the order. */
  readonly onRead: (detail: { readonly code: string; readonly isDeclared: boolean }) => void
}

/**
 * The declared values of a pickup: a card in the detail of the pickup, and the dialogs that change the values. Nothing
 * is shown for a pickup that can't have declared values.
 */
export function DeclaredValues({ order, detail, row, servicePoint, dialog, onRead }: DeclaredValuesProps) {
  const t = useT()
  const cache = useQueryClient()
  const { ability, config, user } = usePortal()
  const visitText = useVisitText(servicePointTimeZone(servicePoint, user))
  const calls = useDeclaredCalls()
  const declared = useDeclaredValues(order)
  const { opened, open, close } = dialog
  const settings = agilePickupSettings(config)
  const { showPacks } = settings
  const { countryCode, serviceCode: code } = order
  const isDeclared = declared.data && hasDeclaredValues(declared.data)
  useEffect(() => {
    if (isDeclared !== undefined) onRead({ code, isDeclared })
  }, [code, isDeclared, onRead])
  const catalogues = useDeclaredCatalogues({ countryCode, servicePoint, showPacks })

  const state = declaredState({
    answer: declared.data,
    isFailed: declared.isError,
    detail,
    servicePoint,
    onRetry: () => void declared.refetch(),
  })
  if (state === undefined) return null

  const Dialog = opened && dialogs[opened.subject.kind]
  const { messageKey } = requestTypeFacts('pickup')
  return (
    <>
      <DeclaredValuesCard
        {...settings}
        state={state}
        currencies={catalogues.currencies.items ?? []}
        packs={catalogues.packs.items ?? []}
        changeRefusal={refusalOf(t, { isManaged: ability.can('manage', 'Pickup'), row })}
        onAddValues={() => open({ kind: 'values', code: '' })}
        onAddPacks={() => open({ kind: 'packs', code: '' })}
        onShowCodes={() => open({ kind: 'codes', code: '' })}
        records={{
          onChange: ({ kind, code }: NamedRecord) => open({ kind, code }),
          onDelete: ({ code }: NamedRecord) => open({ kind: 'deletion', code }),
        }}
      />
      {opened !== undefined && Dialog !== undefined && declared.data !== undefined && (
        <Dialog
          key={opened.opening}
          isOpen={opened.isOpen}
          order={order}
          place={
            servicePoint && {
              servicePoint: servicePoint.description,
              center: servicePoint.subclient.description,
              client: servicePoint.subclient.client.description,
            }
          }
          when={visitText(row ?? { ...detail, serviceStatusCode: '' })}
          name={t('orders.detail.title', {
            type: t.knows(messageKey) ? t(messageKey) : '',
            order: order.serviceCode,
          })}
          code={opened.subject.code}
          status={row?.serviceStatusCode ?? ''}
          answer={declared.data}
          catalogues={catalogues}
          requestedAmounts={detail.requestedAmounts}
          onReread={async () => (await declared.refetch()).data}
          onChanged={() =>
            void cache.invalidateQueries({ queryKey: declaredValuesQuery(calls, order).queryKey })
          }
          onClose={close}
        />
      )}
    </>
  )
}

/** The reason why declared values can't be added, changed or deleted now. */
const refusalOf = (
  t: Translate,
  { isManaged, row }: { readonly isManaged: boolean; readonly row: OrderRow | undefined },
): string | undefined => {
  if (!isManaged) return t('orders.refused.type-not-managed')
  if (row === undefined) return t('declared-values.status.unknown')
  return areDeclaredValuesEditable(row.serviceStatusCode)
    ? undefined
    : t('declared-values.refused.status-closed')
}
