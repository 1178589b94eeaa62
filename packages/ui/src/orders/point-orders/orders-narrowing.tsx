import { chakra } from '@chakra-ui/react'
import type { CalendarDay } from '@remesa/domain/kernel'
import {
  isRequestType,
  type OrdersNarrowing as Narrowing,
  requestTypes,
  type TodaysTotals,
  visitGroups,
} from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Button, Select } from '../../kernel'
import { useDateText } from '../use-date-text'

/** Whether the list is sorted by the hours of the orders or by their points. */
export type OrdersSorting = 'time' | 'point'

/** The id and name of a client or service point that can be chosen. */
export interface NamedPlace {
  readonly id: number
  readonly name: string
}

export interface OrdersNarrowingProps {
  readonly value: Narrowing
  readonly onChange: (value: Narrowing) => void
  readonly sorting: OrdersSorting
  readonly onSort: (sorting: OrdersSorting) => void
  /** The number of today's visits in each group; `undefined` while it is unknown. */
  readonly counts: TodaysTotals['counts'] | undefined
  /** The clients that the user can choose. With fewer than two clients, the choice is not shown. */
  readonly clients: readonly NamedPlace[]
  readonly points: readonly NamedPlace[]
  /** The days that have orders, for the choice of a day. */
  readonly days: readonly CalendarDay[]
}

const rowOf = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' } as const

/**
 * The style of the choices. On phones the choices are one line that can be scrolled. The third choice is partly cut
 * off, which shows that there are more choices.
 */
const choicesStyle = {
  ...rowOf,
  flexWrap: { base: 'nowrap', md: 'wrap' },
  overflowX: { base: 'auto', md: 'visible' },
  // With this position the hidden labels scroll together with the choices. Otherwise the labels would make the page
  // wider.
  position: 'relative',
  scrollbarWidth: 'none',
  // Without this space, the focus ring of a choice would be cut off.
  m: '-1',
  p: '1',
  '& > *': { flex: { base: '0 0 min(9.5rem, 42%)', md: '0 1 12rem' }, minW: '0', scrollMarginInline: '1' },
} as const

/**
 * The filters of a list of orders over several points: group (with the number of orders in each group), type,
 * client, point and day. (ORD-192)
 */
export function OrdersNarrowing(props: OrdersNarrowingProps) {
  const { value, onChange, sorting, onSort, counts, clients, points, days } = props
  const t = useT()
  const dateText = useDateText()
  const change = (patch: Partial<Narrowing>) => onChange({ ...value, ...patch })
  const isNarrowed = Object.values(value).some((part) => part !== undefined)
  const groups = visitGroups.filter((group) => value.group === group || (counts?.[group] ?? 0) > 0)
  return (
    <chakra.div
      role="group"
      aria-label={t('orders.narrow.label')}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minW="0"
    >
      <chakra.div css={rowOf}>
        {groups.map((group) => (
          <Button
            key={group}
            size="sm"
            aria-pressed={value.group === group}
            variant={value.group === group ? 'primary' : 'secondary'}
            onClick={() => change({ group: value.group === group ? undefined : group })}
          >
            {[t(`orders.group.${group}`), counts?.[group]].filter((part) => part !== undefined).join(' ')}
          </Button>
        ))}
        {isNarrowed && (
          <Button size="sm" variant="ghost" onClick={() => onChange({})}>
            {t('orders.narrow.clear')}
          </Button>
        )}
      </chakra.div>
      <chakra.div css={choicesStyle}>
        <Select
          label={t('orders.column.type')}
          isLabelHidden
          placeholder={t('orders.narrow.kinds')}
          value={value.kind ?? ''}
          options={requestTypes.map(({ type }) => ({ value: type, label: t(`orders.type.${type}`) }))}
          onChange={({ value: kind }) => change({ kind: isRequestType(kind) ? kind : undefined })}
        />
        {clients.length > 1 && (
          <Select
            label={t('orders.filters.client')}
            isLabelHidden
            placeholder={t('orders.point.allClients')}
            value={textOf(value.client)}
            options={clients.map(optionOf)}
            onChange={({ value: client }) => change({ client: idOf(client), point: undefined })}
          />
        )}
        {points.length > 1 && (
          <Select
            label={t('orders.column.point')}
            isLabelHidden
            placeholder={t('orders.narrow.points')}
            value={textOf(value.point)}
            options={points.map(optionOf)}
            onChange={({ value: point }) => change({ point: idOf(point) })}
          />
        )}
        <Select
          label={t('orders.column.day')}
          isLabelHidden
          placeholder={t('orders.narrow.days')}
          value={value.day ?? ''}
          options={days.map((day) => ({ value: day, label: dateText(day) }))}
          onChange={({ value: chosen }) => change({ day: days.find((day) => day === chosen) })}
        />
        <Select
          label={t('orders.sort.label')}
          isLabelHidden
          placeholder={null}
          value={sorting}
          options={(['time', 'point'] as const).map((by) => ({ value: by, label: t(`orders.sort.${by}`) }))}
          onChange={({ value: by }) => onSort(by === 'point' ? 'point' : 'time')}
        />
      </chakra.div>
    </chakra.div>
  )
}

const optionOf = ({ id, name }: NamedPlace) => ({ value: String(id), label: name })

const textOf = (id: number | undefined): string => id?.toString() ?? ''

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
