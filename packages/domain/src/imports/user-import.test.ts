import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ClientSummary } from '../clients'
import { SubclientSummary } from '../subclients'
import { AssignmentRemovalRequest, AssignmentRequest } from '../users'
import { userWith, viewerWith } from '../users/testing'
import {
  checkRows,
  checkUserRow,
  checkUserRows,
  countChanges,
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
  codeSol: '0101',
  description: 'Bazar',
  subclients: [
    {
      id: 20,
      codeSol: '0301',
      description: 'Bilbao',
      servicepoints: [{ id: 201, codeSol: 'P-201', description: 'P', active: false }],
    },
  ],
}

describe('a row that adds an assignment', () => {
  it('[IMP-60] [IMP-61] an imported assignment assigns a whole client, all points of a center, or one point', () => {
    expect(checkOf(ana).body).toEqual({
      userId: 7,
      call: 'assign',
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

  it('[IMP-61] an imported assignment is refused if its user, client or center is missing or unknown', () => {
    expect(problemsOf({})).toEqual({ user: 'required', client: 'required' })
    expect(problemsOf({ ...ana, servicePoint: 'P-201' })).toEqual({ subclient: 'required' })
    expect(problemsOf({ user: 'nobody', client: '0101' })).toEqual({ user: 'import-unknown' })
    expect(problemsOf({ ...ana, client: '101' })).toEqual({ client: 'import-near' })
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-9' })).toEqual({
      servicePoint: 'import-unknown',
    })
  })

  it('[IMP-23] if a code in an imported assignment lacks its leading zeros, the right code is proposed; a client’s code from another country is reported as such', () => {
    expect(checkOf({ user: '77', client: '0101' }).problems).toMatchObject([
      { field: 'user', issue: { rule: 'import-near' }, fix: '0077' },
    ])
    const zeros = { ...knowing(), points: new Map([['20', [{ id: 201, codeSol: '0501' }]]]) }
    expect(checkOf({ ...ana, subclient: '0301', servicePoint: '501' }, zeros).problems).toMatchObject([
      { field: 'servicePoint', issue: { rule: 'import-near' }, fix: '0501' },
    ])
    expect(problemsOf({ ...ana, client: '0909' })).toEqual({ client: 'import-elsewhere' })
  })

  it('[IMP-61] [IMP-25] an imported assignment that the user already has changes nothing', () => {
    const again = checkOf({ ...ana, subclient: '0301', servicePoint: 'P-201' }, knowing([bilbao]))
    expect(again).toMatchObject({ body: null, problems: [], effect: { kind: 'same' } })
    expect(rowState(again)).toBe('same')
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-202' }, knowing([bilbao]))).toEqual({})
  })

  it('[IMP-62] an imported assignment is refused if the viewer may not change the assigned user', () => {
    const own = { id: 7, username: 'ana.ruiz' }
    expect(problemsOf(ana, knowing(), viewerWith(own))).toEqual({ user: 'own-user' })
    expect(problemsOf(ana, knowing(), viewerWith({ ...own, admin: true }))).toEqual({})
  })

  it('[IMP-63] an imported assignment of one service point is refused if the user already has the whole client', () => {
    const whole = knowing([{ id: 10, description: 'Bazar' }])
    expect(problemsOf({ ...ana, subclient: '0301', servicePoint: 'P-201' }, whole)).toEqual({
      client: 'import-narrows',
    })
  })

  it('[IMP-61] to check an imported assignment, its user is loaded first, then client, center and points, one after the other', () => {
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

  it('[IMP-20] [IMP-61] for any cells, an imported assignment becomes a valid request, unless it has a problem, needs more data or changes nothing', () => {
    const anyCell = fc.constantFrom('', 'ana.ruiz', 'nobody', '0101', '0301', 'P-201', 'x', ' ')
    const action = fc.constantFrom('', 'add', 'remove', 'x')
    const anyCells = fc.record({
      user: anyCell,
      client: anyCell,
      subclient: anyCell,
      servicePoint: anyCell,
      action,
    })
    fc.assert(
      fc.property(anyCells, fc.boolean(), (cells, isPartly) => {
        const { body, needs, problems, effect } = checkOf(
          { ...ana, ...cells },
          knowing(isPartly ? [bilbao] : []),
        )
        expect(body === null).toBe(problems.length + needs.length > 0 || effect.kind === 'same')
        const schema = body?.call === 'unassign' ? AssignmentRemovalRequest : AssignmentRequest
        if (body !== null) expect(schema.safeParse(body.request).success).toBe(true)
        for (const { field } of problems) expect(userImportFields.map(({ name }) => name)).toContain(field)
      }),
    )
  })
})

describe('a row that removes assignments', () => {
  const from = { ...ana, subclient: '0301', servicePoint: 'P-201', action: 'remove' }

  it.each(['remove', 'Quitar', 'ELIMINAR', 'entfernen', 'löschen', 'remover', 'excluir'])(
    '[IMP-65] a row with the action %s removes the assignments of its client, center or point',
    (action) => {
      expect(checkOf({ ...from, action }, knowing([bilbao]))).toMatchObject({
        problems: [],
        effect: { kind: 'removal' },
        body: {
          userId: 7,
          call: 'unassign',
          request: {
            addOnlyClient: false,
            numberOfServicesPoint: 0,
            clients: [{ id: 10, subclients: [{ id: 20, servicepoints: [{ id: 201 }] }] }],
          },
        },
      })
    },
  )

  it.each(['', 'add', 'Añadir', 'hinzufügen', 'adicionar'])(
    '[IMP-65] a row with the action “%s” adds the assignment of its client, center or point',
    (action) => {
      expect(checkOf({ ...from, action, servicePoint: 'P-202' }, knowing([bilbao])).body?.call).toBe('assign')
    },
  )

  it('[IMP-65] an imported assignment with an unknown word as its action is refused', () => {
    expect(problemsOf({ ...from, action: 'maybe' }, knowing([bilbao]))).toEqual({ action: 'import-action' })
  })

  it('[IMP-65] an imported removal of a center or a client removes all assignments in this center or client', () => {
    const two = {
      ...bilbao,
      subclients: [...bilbao.subclients, { id: 21, codeSol: '0302', description: 'Getxo' }],
    }
    const removed = (cells: Cells) => checkOf({ ...from, ...cells }, knowing([two])).body?.request.clients
    const first = { id: 20, servicepoints: [{ id: 201 }] }
    expect(removed({ servicePoint: '' })).toEqual([{ id: 10, subclients: [first] }])
    expect(removed({ servicePoint: '', subclient: '' })).toEqual([
      { id: 10, subclients: [first, { id: 21, servicepoints: [] }] },
    ])
  })

  it('[IMP-65] [IMP-25] an imported removal of an assignment that the user does not have changes nothing', () => {
    for (const known of [knowing(), knowing([{ ...bilbao, id: 11, codeSol: '0102' }])])
      expect(checkOf(from, known)).toMatchObject({ body: null, problems: [], effect: { kind: 'same' } })
    expect(problemsOf({ ...from, servicePoint: 'P-9' })).toEqual({ servicePoint: 'import-unknown' })
  })

  it('[IMP-65] an imported removal of a center or a point is refused if the user has the whole client', () => {
    const whole = knowing([{ id: 10, codeSol: '0101', description: 'Bazar' }])
    expect(problemsOf(from, whole)).toEqual({ servicePoint: 'import-in-whole' })
    expect(problemsOf({ ...from, servicePoint: '' }, whole)).toEqual({ subclient: 'import-in-whole' })
    expect(checkOf({ ...from, servicePoint: '', subclient: '' }, whole).body?.request.clients).toEqual([
      { id: 10, subclients: [] },
    ])
  })

  it('[IMP-62] [IMP-65] an imported removal is refused if the viewer may not change the assigned user', () => {
    const own = { id: 7, username: 'ana.ruiz' }
    expect(problemsOf(from, knowing([bilbao]), viewerWith(own))).toEqual({ user: 'own-user' })
  })
})

describe('the rows of a file with assignments', () => {
  const together = (maximum: number, ...cells: readonly Cells[]) => togetherOf(maximum, [], ...cells)
  const togetherOf = (maximum: number, clients: readonly object[], ...cells: readonly Cells[]) => {
    const known = knowing(clients, maximum)
    const rows = cells.map((one, at) => ({ line: at + 2, cells: { ...ana, subclient: '0301', ...one } }))
    return checkUserRows(
      checkRows(rows, userImportFields, (row) => checkUserRow(row, { viewer: viewerWith(), known })),
      known,
    )
  }

  it('[IMP-64] imported assignments of a user are refused from the first row that exceeds the country’s maximum', () => {
    const rows = together(2, { servicePoint: 'P-201' }, { servicePoint: 'P-202' }, { servicePoint: 'P-203' })
    expect(rows.map(rowState)).toEqual(['good', 'good', 'problem'])
    expect(rows[2]).toMatchObject({
      body: null,
      problems: [{ field: 'user', issue: { rule: 'too-many-service-points', params: { maximum: 2 } } }],
    })
  })

  it('[IMP-22] [IMP-64] an imported assignment that is repeated counts once towards the maximum', () => {
    const rows = together(2, { servicePoint: 'P-201' }, { servicePoint: 'p-201' }, { servicePoint: 'P-202' })
    expect(rows.map(rowState)).toEqual(['good', 'problem', 'good'])
  })

  it('[IMP-64] [IMP-65] an imported removal lowers the count towards the maximum for the rows after it, but not for the rows before it', () => {
    const point = { servicePoint: 'P-202' }
    const gone = { servicePoint: 'P-201', action: 'remove' }
    expect(togetherOf(1, [bilbao], gone, point).map(rowState)).toEqual(['good', 'good'])
    expect(togetherOf(1, [bilbao], point, gone).map(rowState)).toEqual(['problem', 'good'])
    expect(countChanges(togetherOf(1, [bilbao], gone, point), 'removal')).toBe(1)
  })

  it('[IMP-66] an imported assignment is refused if an earlier row removes the same point or the center of the point', () => {
    const center = { servicePoint: '', action: 'quitar' }
    const rows = togetherOf(5, [bilbao], center, { servicePoint: 'P-201' }, { servicePoint: 'P-202' })
    expect(rows.map(rowState)).toEqual(['good', 'problem', 'problem'])
    expect(rows[1]?.problems).toMatchObject([
      { field: 'action', issue: { rule: 'import-opposes', params: { row: 2 } } },
    ])
    const others = togetherOf(5, [bilbao], { servicePoint: 'P-202' }, { ...center, servicePoint: 'P-201' })
    expect(others.map(rowState)).toEqual(['good', 'good'])
  })
})
