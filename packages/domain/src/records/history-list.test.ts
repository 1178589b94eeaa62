import { describe, expect, it } from 'vitest'
import { viewerOf } from '../abilities/testing'
import { filtersDraftOf, PAGE_SIZE } from '../kernel'
import { auditList, HistoryEntry, historyFields, RecordHistoryKind, recordHistoryList } from '.'

const viewer = viewerOf({ can: () => true })
const read = (query: string) => new URLSearchParams(query)

describe('the history of one record', () => {
  it.each(RecordHistoryKind.options)(
    '[REC-63] the history of a record can be filtered by person, field and period: %s',
    (kind) => {
      const list = recordHistoryList(kind)
      expect(list.filters(viewer)).toEqual(['person', 'field', 'from', 'to'])
      for (const field of historyFields[kind]) {
        const state = list.read(read(`person=Ana&field=${field}&page=3`), viewer)
        expect(list.searchParams(state)).toEqual({ page: 2, size: PAGE_SIZE, person: 'Ana', field })
      }
      expect(list.read(read('field=other'), viewer).filters).toEqual({})
      const lastWeek = list.read(read('from=2026-11-16&to=2026-11-22'), viewer)
      expect(list.searchParams(lastWeek)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' })
    },
  )

  it('[REC-63] the history of a record can’t be filtered by a field that the form hides from the viewer', () => {
    const list = recordHistoryList('users', () => ['oid'])
    expect(list.read(read('field=oid'), viewer).filters).toEqual({})
    expect(list.read(read('field=admin'), viewer).filters).toEqual({ field: 'admin' })
  })

  it('[REC-63] [REC-64] the user can’t sort the list of the history, and can’t add rows', () => {
    for (const list of [recordHistoryList('clients'), auditList]) {
      expect(list.columns(viewer).filter(({ sortBy }) => sortBy !== undefined)).toEqual([])
      expect(list.offers(viewer)).toEqual({ add: false, export: false, showInactive: false })
      expect(list.report(list.read(read('active=false'), viewer), viewer)).toBeUndefined()
    }
  })

  it('[REC-65] an entry of the history has the version of the record if the back end sends it', () => {
    const entry = { id: 1, at: '2026-11-20T10:00:00Z', kind: 'clients', action: 'changed', changes: [] }
    expect(HistoryEntry.parse({ ...entry, version: 12 }).version).toBe(12)
    expect(HistoryEntry.parse(entry).version).toBeNull()
  })
})

describe('the history of all records', () => {
  it('[REC-64] every filter of the history of all records can be set in its URL', () => {
    const query =
      'person=Ana&subject=Bazar&field=limits&kind=clients&action=changed&from=2026-11-01&to=2026-11-20&entry=17'
    const state = auditList.read(read(query), viewer)
    expect(auditList.searchParams(state)).toEqual({
      page: 0,
      size: PAGE_SIZE,
      person: 'Ana',
      subject: 'Bazar',
      field: 'limits',
      kind: 'clients',
      action: 'changed',
      from: '2026-11-01',
      to: '2026-11-20',
      entry: '17',
    })
  })

  it.each([
    ['', false],
    ['field=limits&person=Ana', false],
    ['signIns=true&from=2026-11-01', 'true'],
    ['kind=session', undefined],
    ['action=sign-in-refused', undefined],
    ['entry=17', undefined],
    ['kind=clients&signIns=true', 'true'],
  ])('[REC-120] with the query "?%s", the history of all records includes sign-ins: %s', (query, signIns) => {
    expect(auditList.searchParams(auditList.read(read(query), viewer))['signIns']).toBe(signIns)
  })

  it.each([
    ['1', []],
    ['999999999999999', []],
    ['', []],
    ['0', ['between']],
    ['1000000000000000', ['between']],
    ['1.5', ['integer']],
    ['first', ['integer']],
  ])('[REC-64] the entry number %j as a filter of the history has the issues %j', (entry, rules) => {
    expect(
      auditList.validate({ values: { entry }, precise: [] }).map(({ rule, path }) => ({ rule, path })),
    ).toEqual(rules.map((rule) => ({ rule, path: 'entry' })))
    const state = auditList.read([['entry', entry]], viewer)
    expect(filtersDraftOf(state).values.entry).toBe(rules.length === 0 && entry !== '' ? entry : undefined)
  })
})
