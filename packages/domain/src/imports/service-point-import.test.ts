import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ServicePointRequest } from '../service-points'
import {
  checkRows,
  countChanges,
  countRows,
  foundByCode,
  importMessageKeys,
  noServicePointReferences,
  rowState,
  servicePointImportFields,
} from '.'
import { checkOf, goodCells, known, problemsOf, rowOf, stored } from './imports.fixtures'

const names = servicePointImportFields.map(({ name }) => name)
const core = { client: '0101', subclient: '0301', sourceSystem: 'sigii', codeSol: '9202' }

describe('a row of a new service point', () => {
  it('[IMP-51] [IMP-20] an imported service point without problems has the same body as a service point from the form', () => {
    const { problems, needs, remarks, body } = checkOf({
      ...goodCells,
      modules: 'deposit',
      enabledReadQr: 'sí',
    })
    expect({ problems, needs, remarks }).toEqual({ problems: [], needs: [], remarks: [] })
    expect(body).toMatchObject({
      type: 'CASHTODAY',
      codeSol: 'P-2',
      subclientId: 20,
      description: 'Deusto',
      deviceId: 'DEV-2',
      enabledReadQr: true,
      adapters: [4],
      currencies: [1],
      active: true,
    })
  })

  it('[IMP-51] a validation issue of the form becomes a problem at the cell of an imported service point', () => {
    expect(problemsOf({ ...goodCells, codeSol: '06 50', address: '', deviceId: 'x'.repeat(256) })).toEqual({
      codeSol: 'alpha_dash',
      address: 'required',
      deviceId: 'max',
    })
    expect(checkOf({ ...goodCells, codeSol: '06 50' }).problems).toMatchObject([{ fix: null }])
    expect(problemsOf({})).toEqual({ client: 'required', subclient: 'required', codeSol: 'required' })
  })

  it('[IMP-52] an imported service point with a source system is looked up in the external core system', () => {
    expect(checkOf(core)).toMatchObject({
      problems: [],
      body: {
        type: 'SOL',
        codeSol: '9202',
        oidSol: 'OID-9202',
        description: 'Plaza Nueva',
        address: 'Plaza Nueva 11',
      },
    })
    expect(problemsOf({ ...core, codeSol: '404' })).toEqual({ codeSol: 'servicepointNotFound' })
    expect(checkOf({ ...core, codeSol: '7' })).toMatchObject({
      problems: [],
      body: null,
      needs: [
        { kind: 'lookup', asked: { country: 'ES', query: { servicePointCode: '7', sourceSystem: 'SIGII' } } },
      ],
    })
  })

  it('[IMP-52] an imported service point of the type SOL requires a known source system', () => {
    expect(problemsOf({ ...goodCells, type: 'sol' })).toEqual({ sourceSystem: 'import-needs-core' })
    expect(problemsOf({ ...core, sourceSystem: 'SAP' })).toEqual({ sourceSystem: 'import-choice' })
    expect(problemsOf({ ...goodCells, type: 'Safe' })).toEqual({ type: 'import-choice' })
  })

  it('[IMP-53] modules of an imported service point are found by code or name; modules that add further fields are refused', () => {
    expect(checkOf({ ...goodCells, modules: 'SMARTCASH BALANCES; deposit' }).body?.adapters).toEqual([5, 4])
    expect(problemsOf({ ...goodCells, modules: 'deposit, nonsense' })).toEqual({ modules: 'import-choice' })
    expect(problemsOf({ ...goodCells, modules: 'rv' })).toEqual({ modules: 'import-by-form' })
    expect(problemsOf({ ...goodCells, modules: 'remesapay' })).toEqual({ modules: 'import-by-form' })
  })

  it('[IMP-54] a code that already exists is refused with the name of its service point if the user may not edit points', () => {
    expect(checkOf({ ...goodCells, codeSol: 'p-1' }, known, false)).toMatchObject({
      body: null,
      problems: [{ field: 'codeSol', issue: { rule: 'import-taken', params: { name: 'Gran Vía 12' } } }],
    })
  })

  it('[IMP-55] an imported service point is stored even if some values are ignored, and each of these has a remark', () => {
    const { remarks, body } = checkOf({ ...core, description: 'Mine', deviceId: 'DEV-9', agilePickup: 'x' })
    expect(remarks.map(({ field }) => field)).toEqual(['description', 'deviceId', 'agilePickup'])
    expect(body).toMatchObject({ description: 'Plaza Nueva', deviceId: null, agilePickup: false })
  })

  it('[IMP-56] if the client or center of an imported service point is unknown, its other cells are checked nevertheless', () => {
    expect(problemsOf({ ...goodCells, client: '9', address: '' })).toEqual({
      client: 'import-unknown',
      address: 'required',
    })
    expect(problemsOf({ ...goodCells, subclient: '0399' })).toEqual({ subclient: 'import-unknown' })
    expect(checkOf({ ...goodCells, client: '101' }).problems).toMatchObject([
      { field: 'client', issue: { rule: 'import-near', params: { code: '101', near: '0101' } }, fix: '0101' },
    ])
  })

  it('[IMP-56] the problems of an imported service point are shown even before the points of its center are loaded', () => {
    const unread = { ...known, points: new Map() }
    expect(problemsOf({ ...goodCells, codeSol: '06 50', address: '' }, unread)).toEqual({
      codeSol: 'alpha_dash',
    })
    expect(problemsOf({ ...goodCells, address: '', deviceId: 'x'.repeat(256) }, unread)).toEqual({
      deviceId: 'max',
    })
    expect(checkOf(core, unread).needs.map(({ kind }) => kind)).toEqual(['points'])
  })

  it('[IMP-56] to check an imported service point, its client is loaded first, then the center, then the points of the center', () => {
    const kindsOf = (references: typeof known) => checkOf(goodCells, references).needs.map(({ kind }) => kind)
    const { clients, subclients } = known
    expect(kindsOf(noServicePointReferences)).toEqual(['client'])
    expect(kindsOf({ ...noServicePointReferences, clients })).toEqual(['subclient'])
    expect(kindsOf({ ...noServicePointReferences, clients, subclients })).toEqual(['points'])
  })

  it('[IMP-24] the words for yes and no in an import are understood in all languages', () => {
    const flagged = (enabledReadQr: string) => checkOf({ ...goodCells, enabledReadQr }).body?.enabledReadQr
    expect(['Sí', 'JA', 'x', 'true', '1', 'sim'].map(flagged)).toEqual(Array(6).fill(true))
    expect(['', 'no', 'Nein', 'FALSE', '0', 'não'].map(flagged)).toEqual(Array(6).fill(false))
    expect(problemsOf({ ...goodCells, enabledReadQr: 'maybe' })).toEqual({ enabledReadQr: 'import-flag' })
  })

  it('[IMP-20] [IMP-51] for any cells, an imported service point has a valid body, a problem, or data that must be loaded', () => {
    const anyCells = fc.record(
      Object.fromEntries(
        names.map((name) => [
          name,
          fc.constantFrom(
            '',
            '0101',
            '0301',
            '9202',
            'P-9',
            'SIGII',
            'SOL',
            'SmartCash',
            'deposit',
            'rv',
            'x',
            '?',
            ' ',
            '=1',
          ),
        ]),
      ),
    )
    fc.assert(
      fc.property(anyCells, (cells) => {
        const { body, needs, problems, remarks } = checkOf({ ...goodCells, ...cells })
        expect(body === null).toBe(problems.length + needs.length > 0)
        if (body !== null) expect(ServicePointRequest.safeParse(body).success).toBe(true)
        for (const { field, issue } of [...problems, ...remarks]) {
          expect(names).toContain(field)
          expect(issue.path).toBe(field)
        }
        expect(new Set(problems.map(({ field }) => field)).size).toBe(problems.length)
      }),
    )
  })
})

describe('a row of an existing service point', () => {
  const own = { client: '0101', subclient: '0301', codeSol: 'p-1' }
  const recorded = (changed: Partial<typeof stored>) => ({
    ...known,
    records: new Map([[String(stored.id), { ...stored, ...changed }]]),
  })

  it('[IMP-54] [IMP-25] an imported change of a service point contains the loaded version and the former values', () => {
    const { problems, effect, body } = checkOf({ ...own, address: 'Gran Vía 14', enabledReadQr: 'no' })
    expect(problems).toEqual([])
    expect(effect).toEqual({
      kind: 'change',
      version: '4',
      changes: [
        { field: 'address', before: 'Gran Vía 12' },
        { field: 'enabledReadQr', before: true },
      ],
    })
    expect(body).toMatchObject({ id: 71, address: 'Gran Vía 14', enabledReadQr: false, deviceId: 'DEV-1' })
    expect(body).not.toHaveProperty('password')
  })

  it('[IMP-54] before an imported change of a service point is checked, the service point is loaded', () => {
    const unread = checkOf({ ...own, address: 'Gran Vía 14' }, { ...known, records: new Map() })
    expect(unread).toMatchObject({ body: null, problems: [], needs: [{ kind: 'record', id: 71 }] })
    expect(rowState(unread)).toBe('checking')
  })

  it('[IMP-25] [IMP-57] an imported service point is not sent if it equals the stored one, and empty cells are not compared', () => {
    for (const cells of [own, { ...own, address: 'Gran Vía 12', deviceId: 'DEV-1', description: '' }]) {
      const same = checkOf(cells)
      expect(same).toMatchObject({ body: null, problems: [], effect: { kind: 'same' } })
      expect(rowState(same)).toBe('same')
    }
    expect(countChanges([checkOf(own), checkOf({ ...own, address: 'A' }), checkOf(goodCells)])).toBe(1)
  })

  it('[IMP-51] [SVP-89] an import does not change the time zone of an existing service point, and sets none for a new one', () => {
    for (const zone of [null, 'Atlantic/Canary']) {
      const { body } = checkOf({ ...own, address: 'Gran Vía 14' }, recorded({ zone }))
      expect(body?.zone).toBe(zone)
    }
    expect(checkOf(goodCells).body?.zone).toBeNull()
    expect(
      checkOf({ client: '0101', subclient: '0301', sourceSystem: 'sigii', codeSol: '9202' }).body?.zone,
    ).toBeNull()
  })

  it("[IMP-57] an import can change the modules of a service point, but can't remove its safe", () => {
    const { effect, body } = checkOf({ ...own, modules: 'Smartcash Balances' })
    expect(body?.adapters.toSorted()).toEqual([5, 6])
    expect(body).toMatchObject({ ssId: 'SAFE-1', currencies: [] })
    expect(effect).toMatchObject({ kind: 'change', changes: [{ field: 'modules' }] })
    expect(problemsOf({ ...own, modules: 'remesapay' })).toEqual({ modules: 'import-by-form' })
  })

  it('[IMP-57] an imported row is refused if its service point is inactive or has another type', () => {
    expect(problemsOf({ ...own, address: 'A' }, recorded({ active: false }))).toEqual({
      codeSol: 'import-inactive',
    })
    expect(problemsOf({ ...own, type: 'SOL', sourceSystem: 'SIGII' })).toEqual({ type: 'import-type' })
    expect(problemsOf({ ...own, deviceId: 'x'.repeat(256) })).toEqual({ deviceId: 'max' })
  })

  it('[IMP-55] an import does not change the description of an existing service point, and the row has a remark', () => {
    const { remarks, body } = checkOf({ ...own, description: 'Mine', address: 'A' })
    expect(remarks.map(({ field }) => field)).toEqual(['description'])
    expect(body).toMatchObject({ description: 'Gran Vía 12' })
  })
})

describe('the rows of a file', () => {
  it('[IMP-22] an imported row that repeats an earlier row is not sent, and its problem contains the earlier line number', () => {
    const rows = [
      rowOf(goodCells, 2),
      rowOf({ ...goodCells, codeSol: 'p-2' }, 3),
      rowOf({ ...goodCells, codeSol: 'P-3' }, 4),
    ]
    const checked = checkRows(rows, servicePointImportFields, ({ cells }) => checkOf(cells))
    expect(checked.map(({ body }) => body?.codeSol)).toEqual(['P-2', undefined, 'P-3'])
    expect(checked[1]?.problems).toMatchObject([
      { field: 'codeSol', issue: { rule: 'import-repeated', params: { row: 2 } } },
    ])
  })

  it('[IMP-21] every imported row has exactly one state, and the numbers of rows by state add up to all rows', () => {
    const rows = [
      goodCells,
      { ...goodCells, codeSol: '' },
      { ...core },
      { ...core, codeSol: '8' },
      { ...core, deviceId: 'D' },
    ]
    const checked = checkRows(
      rows.map((cells, at) => rowOf(cells, at + 2)),
      servicePointImportFields,
      ({ cells }) => checkOf(cells),
    )
    expect(checked.map(rowState)).toEqual(['good', 'problem', 'good', 'checking', 'problem'])
    expect(countRows(checked)).toEqual({
      good: 2,
      problem: 2,
      checking: 1,
      same: 0,
      remark: 0,
      'left-out': 0,
      written: 0,
    })
  })
})

describe('the code of a record', () => {
  it('[IMP-23] an imported code is found in upper or lower case; for an unknown code, the most similar one is proposed', () => {
    const rows = [{ codeSol: '13010' }, { codeSol: '0301' }, { codeSol: 'AB' }]
    expect(foundByCode('ab', rows)).toEqual({ record: rows[2], near: null })
    expect(foundByCode('301', rows)).toEqual({ record: null, near: '0301' })
    expect(foundByCode('3', rows)).toEqual({ record: null, near: '13010' })
    expect(foundByCode('3', [])).toEqual({ record: null, near: null })
    expect(foundByCode('00301', rows)).toEqual({ record: null, near: '0301' })
    expect(foundByCode('301.0', rows)).toEqual({ record: null, near: '0301' })
    expect(foundByCode('9', rows)).toEqual({ record: null, near: null })
  })
})

it('[IMP-5] [IMP-50] the list of message keys contains each message of imports once', () => {
  expect(new Set(importMessageKeys).size).toBe(importMessageKeys.length)
  expect(names.slice(0, 4)).toEqual(['client', 'subclient', 'sourceSystem', 'codeSol'])
  expect(servicePointImportFields.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'client',
    'subclient',
    'codeSol',
  ])
})
