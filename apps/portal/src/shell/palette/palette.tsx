import { type LocatedOrder, orderCountryCode, orderKind, readOrderNumber } from '@remesa/domain/orders'
import type { ServicePoint } from '@remesa/domain/service-points'
import { LANGUAGE_NAMES, useT } from '@remesa/ui/i18n'
import { type ShellPreferences, Palette as View } from '@remesa/ui/shell'
import { COLOR_MODES } from '@remesa/ui/theme'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { match } from 'ts-pattern'
import { useLocation } from 'wouter'
import { useApi } from '../../kernel/api'
import { usePortal } from '../../kernel/state'
import { local, userKey } from '../../kernel/storage'
import { type OrdersUrl, readOrdersUrl, writeOrdersUrl } from '../../orders/address'
import { useOrderLookup } from '../../orders/find-order'
import { createFilterMemory } from '../../orders/list/filter-memory'
import { servicePointsQuery } from '../../orders/queries'
import {
  addEntries,
  allPointsEntry,
  type ChoosableEntry,
  newOrderEntries,
  orderEntries,
  type PaletteChoice,
  pageEntries,
  pointEntries,
} from './palette-entries'
import { useFoundRecords } from './use-found-records'

export interface PaletteProps extends ShellPreferences {
  readonly isOpen: boolean
  /** The text that the user typed before the field had the focus. */
  readonly typed: string
  readonly onClose: () => void
  readonly onKeys: () => void
}

/**
 * The command palette, which finds orders by number, service points, pages and actions. It is empty each time it opens.
 * (FRA-26, FRA-27, FRA-29)
 */
export function Palette(props: PaletteProps) {
  const [opening, setOpening] = useState({ count: 0, isOpen: false })
  if (props.isOpen !== opening.isOpen)
    setOpening({ count: opening.count + (props.isOpen ? 1 : 0), isOpen: props.isOpen })
  return <OpenedPalette key={opening.count} {...props} />
}

function OpenedPalette(props: PaletteProps) {
  const { isOpen, onClose } = props
  const { ability } = usePortal()
  const t = useT()
  const [, navigate] = useLocation()
  const [changed, setSearch] = useState<string>()
  const search = changed ?? props.typed
  const readsOrders = ability.can('read', 'OrdersPage')
  const { points, shown, countryCodes } = usePoints(isOpen && readsOrders)
  const settings = useSettings(props)
  const number = readsOrders ? readOrderNumber(search) : undefined
  const { lookup, find, reset } = useOrderLookup(countryCodes, (order) => go(orderPath(order)))
  const go = (path: string) => {
    onClose()
    navigate(path)
  }
  const entries = useMemo(
    () => ({
      actions: [...newOrderEntries(t, ability, shown), ...addEntries(t, ability)],
      points: [...allPointsEntry(t, points), ...pointEntries(points, shown)],
      pages: pageEntries(t, ability),
    }),
    [t, ability, points, shown],
  )
  const found = useFoundRecords(isOpen ? search : '')
  const choosable = { ...entries, records: found.entries, orders: orderEntries(t, number), settings }
  const choose = (choice: PaletteChoice) =>
    match(choice)
      .with({ kind: 'order' }, (wanted) => void find(wanted.number))
      .with({ kind: 'new-order' }, ({ type, servicePoint }) =>
        go(ordersPath({ ...placeOf(servicePoint), isNew: true, newType: type })),
      )
      .with({ kind: 'point' }, ({ servicePoint }) => go(ordersPath(placeOf(servicePoint))))
      .with({ kind: 'all-points' }, () => go(ordersPath({ isAll: true })))
      .with({ kind: 'page' }, ({ path }) => go(path))
      .with({ kind: 'action' }, ({ run }) => {
        onClose()
        run()
      })
      .exhaustive()

  return (
    <View
      isOpen={isOpen}
      onClose={() => {
        reset()
        onClose()
      }}
      search={search}
      onSearch={({ text }) => {
        reset()
        setSearch(text)
      }}
      entries={choosable}
      lookup={lookup}
      records={found.state}
      onChoose={({ id }) => {
        const entry = Object.values<readonly ChoosableEntry[]>(choosable)
          .flat()
          .find((candidate) => candidate.id === id)
        if (entry !== undefined) choose(entry.choice)
      }}
    />
  )
}

/**
 * The service points of the user, the service point whose orders the page shows or showed last, and the countries in
 * which orders are searched for.
 */
const usePoints = (isEnabled: boolean) => {
  const api = useApi()
  const { user } = usePortal()
  const { data } = useQuery({ ...servicePointsQuery(api), enabled: isEnabled })
  return useMemo(() => {
    const points = data ?? []
    const remembered = createFilterMemory(local, userKey(user)).read().servicePointId
    const id = readOrdersUrl(location.pathname, location.search).servicePointId ?? remembered
    const shown = points.find((point) => point.id === id) ?? (points.length === 1 ? points[0] : undefined)
    const inOrder = shown === undefined ? points : [shown, ...points]
    const codes = [...inOrder.map((point) => orderCountryCode(point, user)), user.country.code]
    return { points, shown, countryCodes: [...new Set(codes)] }
  }, [data, user])
}

const useSettings = ({
  onKeys,
  locale,
  locales,
  onLocaleChange,
  colorMode,
  onColorModeChange,
}: PaletteProps): readonly ChoosableEntry[] => {
  const t = useT()
  const action = (run: () => void) => ({ kind: 'action', run }) as const
  return [
    { id: 'keys', label: t('shell.keys'), keyName: '?', choice: action(onKeys) },
    ...COLOR_MODES.filter((mode) => mode !== colorMode).map((mode) => ({
      id: `color/${mode}`,
      label: `${t('shell.colorMode')}: ${t(`shell.colorMode.${mode}`)}`,
      choice: action(() => onColorModeChange({ colorMode: mode })),
    })),
    ...locales
      .filter((language) => language !== locale)
      .map((language) => ({
        id: `language/${language}`,
        label: `${t('shell.language')}: ${LANGUAGE_NAMES[language]}`,
        choice: action(() => onLocaleChange({ locale: language })),
      })),
  ]
}

const ordersPath = (change: Partial<OrdersUrl>): string =>
  writeOrdersUrl({ ...readOrdersUrl('/orders', ''), ...change })

const placeOf = ({
  id,
  subclient,
}: Pick<ServicePoint, 'id' | 'subclient'> | LocatedOrder['servicePoint']) => ({
  clientId: subclient.client.id,
  subclientId: subclient.id,
  servicePointId: id,
})

/**
 * The URL that opens an order in the list of its service point. For an order without a known type or without an id, the
 * URL opens only this list.
 */
const orderPath = (order: LocatedOrder): string => {
  const [type, { serviceId }] = [orderKind(order), order]
  const detail = type === undefined || serviceId === null ? undefined : { type, serviceId }
  return ordersPath({ ...placeOf(order.servicePoint), detail })
}
