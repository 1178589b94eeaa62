import { userCalls } from '@remesa/api-client/contract'
import { type PageName, portalPages } from '@remesa/domain/abilities'
import { cleanText, SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import type { RecordHistoryKind } from '@remesa/domain/records'
import { useT } from '@remesa/ui/i18n'
import type { PaletteRecords } from '@remesa/ui/shell'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endpointQueryOptions, type ReadCall, useApi, useClientOf } from '../../kernel/api'
import { fillPattern } from '../../kernel/routing'
import { usePortal } from '../../kernel/state'
import { historyPatterns } from '../../records/history-address'
import type { ChoosableEntry } from './palette-entries'

/** Smallest number of characters of a search, because a shorter text would find too many records. */
const MIN_LENGTH = 2
/** Largest number of records of one kind that a search shows. */
const MANY = 5

/** The list page and the record page of each kind of record that the palette finds. */
const pages = {
  users: { list: 'users', record: 'edit-user' },
  clients: { list: 'clients', record: 'edit-client' },
  subclients: { list: 'subclients', record: 'edit-subclient' },
  'service-points': { list: 'servicepoints', record: 'edit-servicepoint' },
} as const satisfies Readonly<
  Record<RecordHistoryKind, { readonly list: PageName; readonly record: PageName }>
>

interface FoundRecord {
  readonly kind: RecordHistoryKind
  /**
   * Whether the viewer may open the page of the record. Otherwise the entry opens the list that contains the record.
   */
  readonly isOpenable: boolean
  readonly id: number
  readonly name: string
  /** The code, user name or device by which the record can be found, and the names of its parent records. */
  readonly facts: readonly (string | null)[]
}

/**
 * The active users, clients, subclients and service points that match a text. An entry opens the record or, if the
 * viewer may read only the list, the list with the record's name as its search. (FRA-41)
 */
export const useFoundRecords = (
  search: string,
): { readonly entries: readonly ChoosableEntry[]; readonly state: PaletteRecords } => {
  const t = useT()
  const text = useSettled(cleanText(search))
  const { clients, subclients, servicePoints } = useApi()
  const { users } = useClientOf(userCalls)
  const kinds = [
    useFound('users', text, users.list, ({ id, name, lastName, username, email }) => ({
      id,
      name: `${name} ${lastName}`.trim() || username,
      facts: [username, email],
    })),
    useFound('clients', text, clients.list, ({ id, description, codeSol, idSmartcash }) => ({
      id,
      name: description,
      facts: [codeSol, idSmartcash],
    })),
    useFound('subclients', text, subclients.list, ({ id, description, codeSol, client }) => ({
      id,
      name: description,
      facts: [codeSol, client.description],
    })),
    useFound('service-points', text, servicePoints.list, (point) => ({
      id: point.id,
      name: point.description,
      facts: [point.codeSol, point.deviceId, point.subclient.client.description],
    })),
  ]
  const found = kinds.flatMap(({ rows }) => rows)
  const opened = found.map(({ kind, id, name, facts, isOpenable }): ChoosableEntry => {
    const note = [t(`nav.${pages[kind].list}`), ...facts.filter((fact) => (fact ?? '') !== '')].join(' · ')
    const path = isOpenable
      ? fillPattern(portalPages[pages[kind].record].path, { id })
      : `${portalPages[pages[kind].list].path}?${new URLSearchParams({ search: name })}`
    return { id: `record/${kind}/${id}`, label: name, note, choice: { kind: 'page', path } }
  })
  const openable = found.filter(({ isOpenable }) => isOpenable)
  const histories = openable.slice(0, MANY).map(({ kind, id, name }): ChoosableEntry => {
    const path = fillPattern(historyPatterns[kind], { id })
    const label = t('palette.history', { name })
    return { id: `history/${kind}/${id}`, label, choice: { kind: 'page', path } }
  })
  const isSearching = kinds.some(({ isBusy }) => isBusy) || text !== cleanText(search)
  const hasFailed = kinds.some(({ hasFailed: one }) => one)
  return {
    entries: [...opened, ...histories],
    state:
      isSearching && cleanText(search).length >= MIN_LENGTH ? 'searching' : hasFailed ? 'failed' : 'known',
  }
}

/** The typed text, once the user has typed nothing for half a second. (KRN-47) */
const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const useFound = <Query, Row>(
  kind: RecordHistoryKind,
  text: string,
  call: ReadCall<{ readonly query: Query }, { readonly content: readonly Row[] }>,
  nameOf: (row: Row) => Omit<FoundRecord, 'kind' | 'isOpenable'>,
) => {
  const { ability } = usePortal()
  const mayRead = (name: PageName) => ability.can('read', portalPages[name].subject)
  const isOpenable = mayRead(pages[kind].record)
  const isAsked = (isOpenable || mayRead(pages[kind].list)) && text.length >= MIN_LENGTH
  const { data, isFetching, isError } = useQuery(
    isAsked
      ? // A failure opens no popup, because the palette itself shows that the search failed.
        endpointQueryOptions(call, { query: queryFor(text) as Query }, { isSilent: true })
      : { queryKey: [call.id], queryFn: skipToken },
  )
  const rows = isAsked ? (data?.content ?? []) : []
  return {
    rows: rows.map((row): FoundRecord => ({ kind, isOpenable, ...nameOf(row) })),
    isBusy: isAsked && isFetching,
    hasFailed: isAsked && isError && !isFetching,
  }
}

/** The query of a search. It contains only filters that every list of records has. */
const queryFor = (search: string) => ({ search: search.slice(0, 200), active: true, page: 0, size: MANY })
