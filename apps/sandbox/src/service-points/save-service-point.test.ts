import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { servicePoints } from '../db/schema'
import { verifyPassword } from '../kernel/password'
import { pointId } from '../testing/places'
import {
  deviceBody,
  limitOf,
  modules,
  storedBody,
  subclientId,
  untakenBody,
} from '../testing/service-point-body'
import { createTestWorld, type TestWorld, testSafe } from '../testing/test-world'
import { admin, detailAs, idOfCode, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const saved = { status: 200, body: { status: 1, message: 'service-points.saved' } }

const save = (body: unknown, as: string = staff) => world.call(as, `POST ${path}`, { body })

const stored = async (id: number) => {
  const [row] = await world.db.select().from(servicePoints).where(eq(servicePoints.id, id))
  return row
}

describe('[API-CFG-29] a new service point', () => {
  it('[ADM-SPT-71] a new service point from the operations system is active, and its unique code contains the codes of country, client and subclient', async () => {
    const body = untakenBody({
      description: ' Plaza Nueva ',
      address: ' Plaza Nueva 12 ',
      adapters: modules('sol_customer', 'delivery'),
      econoCash: true,
      enabledReadQr: true,
      thirdcodes: [{ system: ' ERP ', code: ' 7 ' }],
      limits: [limitOf('EUR', 0), limitOf('USD', 9_999_999_999_999.99)],
    })
    expect(await save(body)).toMatchObject(saved)
    const id = await idOfCode(world, '9202')
    expect(await detailAs(world, admin, id)).toMatchObject({
      type: 'SOL',
      oidSol: 'PS-9202',
      uniqueCode: 'ES-0101-0301-9202',
      description: 'Plaza Nueva',
      address: 'Plaza Nueva 12',
      active: true,
      econoCash: true,
      enabledReadQr: true,
      adapters: [{ code: 'sol_customer' }, { code: 'delivery' }],
      thirdcodes: [{ system: 'ERP', code: '7' }],
      limits: [{ amount: 0 }, { amount: 9_999_999_999_999.99 }],
      codTypeServicepoint: 'T',
      descTypeServicePoint: 'Tienda',
      paymentService: null,
      ssId: null,
    })
  })

  it('[ADM-SPT-30] a new service point can be entered by hand with a device and everything that its modules require', async () => {
    const body = deviceBody('hand_1', {
      adapters: modules('deposit', 'rv', 'remesapay'),
      currencies: [2, 1, 2],
      channels: [2, 1],
      openChannel: true,
      accountDate: true,
      ssId: ' SAFE ',
      password: ' keep blanks ',
      paymentService: { accountId: ' A ', locationId: ' L ', fee: 999_999_999 },
      uniqueCode: 'ES-0101-0301-hand_1',
    })
    expect(await save(body)).toMatchObject(saved)
    const id = await idOfCode(world, 'hand_1')
    expect(await detailAs(world, admin, id)).toMatchObject({
      type: 'CASHTODAY',
      oidSol: null,
      idSmartcash: 'SC-hand_1',
      deviceId: 'DEV-hand_1',
      openChannel: true,
      accountDate: true,
      currencies: [{ code: 'EUR' }, { code: 'USD' }],
      channels: [{ text: 'Mostrador' }, { text: 'Tienda en línea' }],
      ssId: 'SAFE',
      paymentService: { accountId: 'A', locationId: 'L', fee: 999_999_999 },
    })
    const hash = (await stored(id))?.safePasswordHash ?? ''
    expect(await verifyPassword(hash, ' keep blanks ')).toBe(true)
    expect(await verifyPassword(hash, 'keep blanks')).toBe(false)
  })

  it('[SVP-73] a new service point is active, whatever its body contains, and may have the same code as a point of another subclient', async () => {
    const elsewhere = { subclientId: subclientId('Levante Castellón'), deviceId: 'DEV-hand_2' }
    const body = deviceBody('hand_1', { active: false, ...elsewhere })
    expect(await save(body)).toMatchObject(saved)
    const rows = await world.db.select().from(servicePoints).where(eq(servicePoints.codeSol, 'hand_1'))
    expect(rows.map(({ active }) => active)).toEqual([true, true])
  })
})

describe('[API-CFG-29] a changed service point', () => {
  it.each(['Gran Vía 12', 'Abando, caja inteligente', 'Atocha', 'Farmacia Triana'])(
    '[SVP-67] a service point does not change if its unchanged body is saved again: %s',
    async (name) => {
      const before = [await stored(pointId(name)), await detailAs(world, admin, pointId(name))]
      expect(await save(storedBody(name))).toMatchObject(saved)
      expect([await stored(pointId(name)), await detailAs(world, admin, pointId(name))]).toEqual(before)
    },
  )

  it('[SVP-87] [SVP-89] a service point has its country’s time zone until a save sets another, and a save without a time zone keeps the stored one', async () => {
    const id = pointId('Casco Viejo')
    const zoneAfter = async (body: object) => {
      expect(await save(storedBody('Casco Viejo', body))).toMatchObject(saved)
      return (await detailAs(world, admin, id)).zone
    }
    expect(await zoneAfter({})).toBe('Europe/Madrid')
    expect(await zoneAfter({ zone: 'Atlantic/Canary' })).toBe('Atlantic/Canary')
    expect(await zoneAfter({ zone: undefined })).toBe('Atlantic/Canary')
    expect(await zoneAfter({ zone: null })).toBe('Europe/Madrid')
    expect((await stored(id))?.zone).toBeNull()
    // Another system has stored a time zone that does not exist.
    await world.db.update(servicePoints).set({ zone: 'Mars/Olympus' }).where(eq(servicePoints.id, id))
    expect((await detailAs(world, admin, id)).zone).toBe('Europe/Madrid')
    expect(await zoneAfter({ zone: null })).toBe('Europe/Madrid')
  })

  it('[ADM-SPT-72] a changed service point has exactly the lists in the body of the last save', async () => {
    const id = pointId('Casco Viejo')
    const lists = {
      adapters: modules('delivery', 'assistance-service'),
      thirdcodes: [
        { system: 'SAP', code: '1' },
        { system: 'ERP', code: '2' },
      ],
      limits: [limitOf('EUR', 10.5), limitOf('PEN', 3)],
    }
    expect(await save(storedBody('Casco Viejo', { ...lists, agilePickup: false }))).toMatchObject(saved)
    expect(await detailAs(world, admin, id)).toMatchObject({
      adapters: [{ code: 'delivery' }, { code: 'assistance-service' }],
      thirdcodes: [
        { system: 'ERP', code: '2' },
        { system: 'SAP', code: '1' },
      ],
      limits: [{ amount: 10.5 }, { amount: 3 }],
      agilePickup: false,
    })
    const fewer = { adapters: [], thirdcodes: [{ system: 'ERP', code: '3' }], limits: [], agilePickup: false }
    expect(await save(storedBody('Casco Viejo', fewer))).toMatchObject(saved)
    expect(await detailAs(world, admin, id)).toMatchObject(fewer)
  })

  it("[SVP-73] [AZ-06] a changed service point keeps its status and every other field that the call can't change", async () => {
    const id = pointId('Explanada')
    expect(await save(storedBody('Explanada', { active: false }))).toMatchObject(saved)
    expect(await stored(id)).toMatchObject({ active: true, uniqueCode: 'ES-0510' })
    for (const field of ['label', 'createdAt', 'countryId', 'safePasswordHash', 'clientId', 'isAdmin'])
      expect((await save(storedBody('Explanada', { [field]: 1 } as object))).status).toBe(400)
  })

  it('[ADM-SPT-78] a service point can get another type, and then loses the values that belong only to the former type', async () => {
    const id = pointId('Farmacia Nervión')
    const device = { type: 'CASHTODAY', idSmartcash: 'SC-N', deviceId: 'DEV-N', adapters: modules('deposit') }
    expect(await save(storedBody('Farmacia Nervión', { ...device, currencies: [1] }))).toMatchObject(saved)
    expect(await detailAs(world, admin, id)).toMatchObject({ type: 'CASHTODAY', deviceId: 'DEV-N' })
    expect(await save(storedBody('Farmacia Nervión'))).toMatchObject(saved)
    expect(await detailAs(world, admin, id)).toMatchObject({
      type: 'SOL',
      idSmartcash: null,
      deviceId: null,
      currencies: [],
      adapters: [{ code: 'sol_customer' }],
    })
  })
})

describe('[SVP-72] the password of the safe', () => {
  const name = 'Abando, caja inteligente'
  const id = pointId(name)
  const withSafe = { adapters: modules('deposit', 'rv'), ssId: 'SAFE' }
  const { password: _absent, ...silent } = storedBody(name, withSafe)
  const hash = async () => (await stored(id))?.safePasswordHash ?? null

  it('the password of a safe is kept if the body omits it, replaced by a text in the body, and removed together with the safe', async () => {
    expect(await save({ ...silent, password: 'first' })).toMatchObject(saved)
    const first = await hash()
    expect(first).toMatch(/^\$argon2id\$/)
    expect(await save({ ...silent, ssId: 'SAFE-2' })).toMatchObject(saved)
    expect([await hash(), (await stored(id))?.ssId]).toEqual([first, 'SAFE-2'])
    expect(await save({ ...silent, password: 'second' })).toMatchObject(saved)
    expect(await verifyPassword((await hash()) ?? '', 'second')).toBe(true)
    expect(await save(storedBody(name))).toMatchObject(saved)
    expect([await hash(), (await stored(id))?.ssId]).toEqual([null, null])
  })

  it('a new safe is refused if the body omits the password or sets it to null', async () => {
    const required = { status: 400, body: { issues: [{ rule: 'required', path: 'password' }] } }
    expect(await save(silent)).toMatchObject(required)
    expect(await save({ ...silent, password: null })).toMatchObject(required)
    expect(await save({ ...silent, password: 'third' })).toMatchObject(saved)
    const third = await hash()
    expect(await save({ ...silent, password: null })).toMatchObject(required)
    expect(await save({ ...silent, password: '   ' })).toMatchObject(required)
    expect(await hash()).toBe(third)
  })
})

describe('[SVP-51] [SVP-72] the default password of a safe', () => {
  const safe = { adapters: modules('rv'), ssId: testSafe.account }
  const { password: _absent, ...body } = deviceBody('by-default', { ...safe, usesDefaultPassword: true })
  const hashOf = async (id: number) => (await stored(id))?.safePasswordHash ?? ''

  it('the default password is stored for a new safe, although no request or response contains it', async () => {
    const answer = await save(body)
    expect(answer).toMatchObject(saved)
    const id = await idOfCode(world, 'by-default')
    expect(await verifyPassword(await hashOf(id), testSafe.password)).toBe(true)
    expect((await stored(id))?.ssId).toBe(testSafe.account)
    expect(JSON.stringify([answer.body, await detailAs(world, admin, id)])).not.toContain(testSafe.password)
  })

  it('the default password replaces the stored password if the safe was removed in the form and then added again', async () => {
    const id = await idOfCode(world, 'by-default')
    const own = { ...body, id, uniqueCode: null, usesDefaultPassword: undefined, password: 'own' }
    expect(await save(own)).toMatchObject(saved)
    expect(await verifyPassword(await hashOf(id), 'own')).toBe(true)
    expect(await save({ ...body, id })).toMatchObject(saved)
    expect(await verifyPassword(await hashOf(id), testSafe.password)).toBe(true)
  })

  it.each([
    ['together with a typed password', { password: 'typed' }],
    ['without a safe', { adapters: [], ssId: null, password: null }],
  ])('the default password of a safe is refused %s', async (_how, changes) => {
    const issues = [{ rule: 'invalid', path: 'usesDefaultPassword' }]
    const refused = await save({ ...body, codeSol: 'refused', ...changes })
    expect(refused).toMatchObject({ status: 400, body: { issues } })
  })
})

describe('[API-CFG-30] the status', () => {
  const id = pointId('Atocha')
  const toggle = (body?: unknown) => world.call(staff, `PATCH ${path}/${id}`, { body })
  const active = async () => (await stored(id))?.active

  it('a call without a body toggles the status of a service point, and a call with a body sets it', async () => {
    expect([(await toggle()).body, await active()]).toMatchObject([{ id, active: false }, false])
    expect([(await toggle()).body, await active()]).toMatchObject([{ id, active: true }, true])
    for (const value of [false, false, true, true]) {
      expect([(await toggle({ value })).body, await active()]).toMatchObject([{ id, active: value }, value])
    }
    for (const body of [{ value: 'false' }, { value: true, active: false }, {}, null, []])
      expect([(await toggle(body)).status, await active()]).toEqual([400, true])
  })

  it('[SVP-26] a change of an inactive service point is refused with the reason, and with `status: 0` in the response', async () => {
    await toggle({ value: false })
    const before = await stored(id)
    expect((await save(storedBody('Atocha', { address: 'Elsewhere' }))).body).toEqual({
      status: 0,
      message: 'service-points.refused.inactive',
    })
    expect(await stored(id)).toEqual(before)
    await toggle({ value: true })
  })
})
