import { chakra } from '@chakra-ui/react'
import { portalPages, type Viewer } from '@remesa/domain/abilities'
import type { ListDescriptor } from '@remesa/domain/kernel'
import {
  canAddRecord,
  canChangeStatus,
  canMoveRecord,
  type NamedPlace,
  type PlaceKind,
  type RecordKind,
} from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import { ButtonLink, Icon, StateTag } from '@remesa/ui/kernel'
import { RecordHead, type TrailPart } from '@remesa/ui/records'
import { CopyPlus } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { RowsCall } from '../kernel/list'
import { fillPattern } from '../kernel/routing'
import { usePortal } from '../kernel/state'
import { readOrdersUrl, writeOrdersUrl } from '../orders/address'
import { listAddress } from './list-memory'
import { type MoveCalls, MoveRecord } from './move-record'
import { type ClosingQuestion, type DependentsCall, type SetStatusCall, StatusSwitch } from './status-switch'
import { useNeighbours } from './use-neighbours'
import { useRecordHead } from './use-record-head'
import { useRelatedLists } from './use-related-lists'
import { useStatusSwitches } from './use-status-switches'

interface KnownPlace extends NamedPlace {
  readonly id: number
}

/** The list page and the form page of each kind of record. */
const pagesOf = {
  clients: { list: portalPages.clients, record: portalPages['edit-client'] },
  subclients: { list: portalPages.subclients, record: portalPages['edit-subclient'] },
  'service-points': { list: portalPages.servicepoints, record: portalPages['edit-servicepoint'] },
} as const satisfies Readonly<Record<PlaceKind, unknown>>

export interface PlaceHeadProps<F extends string, Query> {
  readonly kind: PlaceKind
  readonly rules: RecordKind
  readonly list: ListDescriptor<Viewer, F, string, unknown>
  readonly calls: {
    readonly list: RowsCall<Query, { readonly id: number }>
    readonly setStatus: SetStatusCall
    readonly dependents: DependentsCall
  }
  /** The record, as the page has read it. */
  readonly record: KnownPlace & { readonly active: boolean }
  /** The version of the record in the form. `onVersion` gets the version after another write of the record. */
  readonly version: string | undefined
  readonly onVersion: (version: string | undefined) => void
  /** The record and its parent records. */
  readonly place: {
    readonly countryId: number
    readonly client: KnownPlace
    readonly subclient?: KnownPlace
    readonly servicePoint?: KnownPlace
  }
  /** The calls that move the record to another parent; absent for a client, which has no parent. */
  readonly move?: MoveCalls | undefined
  /**
   * The question before a record with dependents is deactivated. The default question contains only the number of
   * dependents.
   */
  readonly closing?: ((question: ClosingQuestion) => ReactNode) | undefined
  /** The kind of the highest inactive record among the parents of this record. */
  readonly inactiveAbove?: 'client' | 'subclient' | undefined
}

/** The head of the page of a client, subclient or service point. (REC-93 to REC-95) */
export function PlaceHead<F extends string, Query>(props: PlaceHeadProps<F, Query>) {
  const { kind, list, calls, record, place } = props
  const t = useT()
  const { ability } = usePortal()
  const pages = pagesOf[kind]
  const { head, reread } = useRecordHead(kind, record.id, pages.list.path)
  const related = useRelatedLists(place)
  const neighbours = useNeighbours({
    list,
    call: calls.list,
    listPath: pages.list.path,
    pattern: pages.record.path,
    id: record.id,
  })
  const above = (
    [
      ['clients', place.client],
      ['subclients', place.subclient],
    ] as const
  ).flatMap(([level, named]): TrailPart[] =>
    named === undefined || level === kind
      ? []
      : [
          {
            label: named.description,
            href: ability.can('read', pagesOf[level].record.subject)
              ? fillPattern(pagesOf[level].record.path, { id: named.id })
              : undefined,
          },
        ],
  )
  const orders =
    place.servicePoint && record.active && ability.can('read', portalPages.orders.subject)
      ? [
          {
            label: t('nav.orders'),
            href: writeOrdersUrl({
              ...readOrdersUrl(portalPages.orders.path, ''),
              servicePointId: record.id,
            }),
          },
        ]
      : []
  return (
    <RecordHead
      {...head}
      {...neighbours}
      trail={[
        {
          label: t('nav.clients'),
          href: ability.can('read', portalPages.clients.subject)
            ? listAddress(portalPages.clients.path)
            : undefined,
        },
        ...above,
        { label: record.description },
      ]}
      state={<PlaceState {...props} onSwitched={reread} />}
      action={
        <>
          <PlaceMove {...props} />
          <AddLike {...props} />
        </>
      }
      related={[...related, ...orders]}
    />
  )
}

/**
 * A link to the form of a new service point, for users who may add a point. The form begins with the values of the
 * current point. (SVP-92)
 */
function AddLike<F extends string, Query>({ kind, rules, record }: PlaceHeadProps<F, Query>) {
  const t = useT()
  const { ability } = usePortal()
  if (kind !== 'service-points' || !canAddRecord(ability, rules).allowed) return null
  const href = `${portalPages['add-servicepoint'].path}?like=${record.id}`
  return (
    <Link href={href} asChild>
      <ButtonLink size="sm" href={href} icon={<Icon of={CopyPlus} size={16} />}>
        {t('records.like')}
      </ButtonLink>
    </Link>
  )
}

/** The button that moves the record to another parent, for users who may move it. */
function PlaceMove<F extends string, Query>(props: PlaceHeadProps<F, Query>) {
  const { kind, rules, record, version, onVersion, place, move } = props
  const { ability } = usePortal()
  const parent = kind === 'subclients' ? place.client : place.subclient
  if (move === undefined || parent === undefined || !canMoveRecord(record, ability, rules).allowed)
    return null
  return (
    <MoveRecord
      calls={move}
      record={record}
      version={version}
      onVersion={onVersion}
      countryId={place.countryId}
      parent={parent}
      areBelowSubclients={kind === 'service-points'}
    />
  )
}

/**
 * The state of the record. Users who may change the state see a switch. If a parent record is inactive, a notice
 * names it.
 */
function PlaceState<F extends string, Query>({
  onSwitched,
  ...props
}: PlaceHeadProps<F, Query> & { readonly onSwitched: () => void }) {
  const { rules, calls, record, version, onVersion, inactiveAbove, closing } = props
  const t = useT()
  const { ability } = usePortal()
  const [active, setActive] = useState(record.active)
  const { rows, noteOf, onDone, ...switches } = useStatusSwitches(
    [{ id: record.id, active, version }],
    calls.list.id,
  )
  const [row] = rows
  if (row === undefined) return null
  const note = noteOf(row)
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" gap="2">
      <StateTag
        label={t(row.active ? 'record-lists.field.active' : 'users.inactive')}
        tone={row.active ? 'neutral' : 'warning'}
      />
      {canChangeStatus(ability, rules).allowed && (
        <StatusSwitch
          row={row}
          name={record.description}
          call={calls.setStatus}
          dependents={calls.dependents}
          closing={closing}
          {...switches}
          onDone={(change, written) => {
            setActive(change.active)
            onVersion(written)
            onDone(change, written)
            onSwitched()
          }}
        />
      )}
      {inactiveAbove && <StateTag label={t(`record-lists.inactive.${inactiveAbove}`)} tone="warning" />}
      {note !== undefined && (
        <chakra.span role="alert" color="danger.fg">
          {note}
        </chakra.span>
      )}
    </chakra.span>
  )
}
