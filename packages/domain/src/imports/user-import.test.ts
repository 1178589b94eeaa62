import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientSummary } from '../clients'
import { SubclientSummary } from '../subclients'
import { AssignmentRequest } from '../users'
import { userWith, viewerWith } from '../users/testing'
import {
  checkRows,
  checkUserRow,
  checkUserRows,
  noUserReferences,
  rowState,
  type UserImportField,
  type UserReferences,
  userImportFields,
} from '.'

type Cells = Partial<Record<UserImportField, string>>

const country = { id: 1, code: 'ES', name: 'España', mainCurrency: null }
const client = ClientSummary.parse({ id: 10, codeSol: '0101', description: 'Bazar', active: true, country })
const subclient = SubclientSummary.parse({
  id: 20,
  codeSol: '0301',
  description: 'Bilbao',
  active: true,
  client,
})
const points = [201, 202, 203].map((id) => ({ id, codeSol: `P-${id}` }))

const knowing = (clients: readonly object[] = [], maximum = 5): UserReferences => ({
  users: new Map([
    [
      'ANA.RUIZ',
      {
        record: userWith({
          clients,
          country: { id: 1, code: 'ES', name: 'Spain', maxServicesPoint: maximum },
        }),
        near: null,
      },
    ],
    ['NOBODY', { record: null, near: null }],
    ['77', { record: null, near: '0077' }],
  ]),
  clients: new Map([
    ['1 0101', { record: client, near: null }],
    ['1 101', { record: null, near: '0101' }],
    ['1 0909', { record: null, near: null, isElsewhere: true }],
  ]),
  subclients: new Map([['10 0301', { record: subclient, near: null }]]),
  points: new Map([['20', points]]),
})

const ana = { user: 'Ana.Ruiz', client: '0101' }
const checkOf = (cells: Cells, known = knowing(), viewer = viewerWith()) =>
  checkUserRow({ line: 2, cells }, { viewer, known })
const problemsOf = (...of: Parameters<typeof checkOf>): Readonly<Record<string, string>> =>
  Object.fromEntries(checkOf(...of).problems.map(({ field, issue }) => [field, issue.rule]))
const bilbao = {
  id: 10,
  description: 'Bazar',
  subclients: [{ id: 20, description: 'Bilbao', servicepoints: [{ id: 201, description: 'P' }] }],
}

describe('a row of an assignment', () => {
  it('[IMP-60] [IMP-61] a row assigns a whole client, all points of a center, or one point', () => {
    expect(checkOf(ana).body).toEqual({
      userId: 7,
      request: { addOnlyClient: true, numberOfServicesPoint: 0, clients: [{ id: 10, subclients: [] }] },
    })
    expect(checkOf({ ...ana, subclient: '0301' }).body?.request).toMatchObject({
      addOnlyClient: false,
      numberOfServicesPoint: 3,
      clients: [{ id: 10, subclients: [{ id: 20, servicepoints: [{ id: 201 }, { id: 202 }, { id: 203 }] }] }],
    })
    expect(checkOf({ ...ana, subclient: '0301', servicePoint: 'p-202' }).body?.request.clients).toEqual([
      { id: 10, subclients: [{ id: 20, servicepoints: [{ id: 202 }] }] },
    ])
  })

  it('[IMP-61] a row is refused without user, client or center, and for unknown ones', () => {
    expect(problemsOf({})).toEqual({ user: 'required', client: 'required' })
    expect(problemsOf({ ...ana, servicePoint: 'P-201' })).toEqual({ subclient: 'required' })
    expect(problemsOf({ user: 'nobody', client: '0101' })).toEqual({ user: 'import-unknown' })
    expect(problemsOf({ ...ana, client: '101' })).toEqual({ client: 'import-near' })
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-9' })).toEqual({
      servicePoint: 'import-unknown',
    })
  })

  it('[IMP-23] a code without its zeros gets the right code proposed, and one of another country is recognised', () => {
    expect(checkOf({ user: '77', client: '0101' }).problems).toMatchObject([
      { field: 'user', issue: { rule: 'import-near' }, fix: '0077' },
    ])
    const zeros = { ...knowing(), points: new Map([['20', [{ id: 201, codeSol: '0501' }]]]) }
    expect(checkOf({ ...ana, subclient: '0301', servicePoint: '501' }, zeros).problems).toMatchObject([
      { field: 'servicePoint', issue: { rule: 'import-near' }, fix: '0501' },
    ])
    expect(problemsOf({ ...ana, client: '0909' })).toEqual({ client: 'import-elsewhere' })
  })

  it('[IMP-61] [IMP-25] a row whose assignment exists changes nothing', () => {
    const again = checkOf({ ...ana, subclient: '0301', servicePoint: 'P-201' }, knowing([bilbao]))
    expect(again).toMatchObject({ body: null, problems: [], effect: { kind: 'same' } })
    expect(rowState(again)).toBe('same')
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-202' }, knowing([bilbao]))).toEqual({})
  })

  it('[IMP-62] a row is refused to a user who may not change that user', () => {
    const own = { id: 7, username: 'ana.ruiz' }
    expect(problemsOf(ana, knowing(), viewerWith(own))).toEqual({ user: 'own-user' })
    expect(problemsOf(ana, knowing(), viewerWith({ ...own, admin: true }))).toEqual({})
  })

  it('[IMP-63] a row does not narrow a whole client', () => {
    const whole = knowing([{ id: 10, description: 'Bazar' }])
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-201' }, whole)).toEqual({
      client: 'import-narrows',
    })
  })

  it('[IMP-61] a row loads its user first, then client, center and points, one after the other', () => {
    const cells = { ...ana, subclient: '0301', servicePoint: 'P-201' }
    const { users, clients, subclients } = knowing()
    const kinds = [
      noUserReferences,
      { ...noUserReferences, users },
      { ...noUserReferences, users, clients },
      { ...noUserReferences, users, clients, subclients },
    ].map((known) => checkOf(cells, known).needs.map(({ kind }) => kind))
    expect(kinds).toEqual([['user'], ['client'], ['subclient'], ['points']])
  })

  it('[IMP-20] [IMP-61] an assignment row has a body that the call accepts, or a problem or need, whatever its cells are', () => {
    const anyCell = fc.constantFrom('', 'ana.ruiz', 'nobody', '0101', '0301', 'P-201', 'x', ' ')
    const anyCells = fc.record({ user: anyCell, client: anyCell, subclient: anyCell, servicePoint: anyCell })
    fc.assert(
      fc.property(anyCells, fc.boolean(), (cells, isPartly) => {
        const { body, needs, problems, effect } = checkOf(
          { ...ana, ...cells },
          knowing(isPartly ? [bilbao] : []),
        )
        expect(body === null).toBe(problems.length + needs.length > 0 || effect.kind === 'same')
        if (body !== null) expect(AssignmentRequest.safeParse(body.request).success).toBe(true)
        for (const { field } of problems) expect(userImportFields.map(({ name }) => name)).toContain(field)
      }),
    )
  })
})

describe('the rows of assignments', () => {
  const together = (maximum: number, ...cells: readonly Cells[]) => {
    const known = knowing([], maximum)
    const rows = cells.map((one, at) => ({ line: at + 2, cells: { ...ana, subclient: '0301', ...one } }))
    return checkUserRows(
      checkRows(rows, userImportFields, (row) => checkUserRow(row, { viewer: viewerWith(), known })),
      known,
    )
  }

  it('[IMP-64] rows beyond the maximum of the country are refused from the first one that does not fit', () => {
    const rows = together(2, { servicePoint: 'P-201' }, { servicePoint: 'P-202' }, { servicePoint: 'P-203' })
    expect(rows.map(rowState)).toEqual(['good', 'good', 'problem'])
    expect(rows[2]).toMatchObject({
      body: null,
      problems: [{ field: 'user', issue: { rule: 'too-many-service-points', params: { maximum: 2 } } }],
    })
  })

  it('[IMP-22] [IMP-64] a repeated row counts only once', () => {
    const rows = together(2, { servicePoint: 'P-201' }, { servicePoint: 'p-201' }, { servicePoint: 'P-202' })
    expect(rows.map(rowState)).toEqual(['good', 'problem', 'good'])
  })
})
