import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys, servicePoints } from '../db/schema'
import { pointId } from '../testing/places'
import { deviceBody, limitOf, modules, storedBody, untakenBody } from '../testing/service-point-body'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { admin, detailAs, path, staff } from './service-points.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const save = (body: unknown, key?: string, as: string = staff) =>
  world.call(as, `POST ${path}`, {
    body,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })

const times = <T>(count: number, run: (at: number) => Promise<T>): Promise<readonly T[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => run(at)))

const pointsOf = (codeSol: string) =>
  world.db.select().from(servicePoints).where(eq(servicePoints.codeSol, codeSol))

const statusOf = ({ body }: { readonly body: unknown }) => Reflect.get(Object(body), 'status')

describe('concurrent saves', () => {
  it('[ID-06] if several new service points with the same code are saved at once, one is stored and every other one is refused', async () => {
    const answers = await times(20, (at) =>
      save(deviceBody('race', { deviceId: `D${at}` }), undefined, at % 2 ? admin : staff),
    )
    expect(answers.map(statusOf).toSorted()).toEqual([...Array(19).fill(0), 1])
    expect(await pointsOf('race')).toHaveLength(1)
  })

  it('[ID-06] if several new service points with the same id of the operations system are saved at once, one is stored', async () => {
    const answers = await times(8, () => save(untakenBody()))
    expect(answers.map(statusOf).toSorted()).toEqual([...Array(7).fill(0), 1])
    expect(await pointsOf('9202')).toHaveLength(1)
  })

  it('[ID-06] after concurrent saves a service point has exactly the fields and lists of one of the bodies', async () => {
    const name = 'Casco Viejo'
    const bodies = Array.from({ length: 12 }, (_, at) =>
      storedBody(name, {
        address: `Calle ${at}`,
        agilePickup: false,
        adapters: at % 2 ? modules('sol_customer') : modules('pickup', 'delivery'),
        thirdcodes: Array.from({ length: at % 4 }, (__, row) => ({ system: `S${row}`, code: `${at}` })),
        limits: at % 3 ? [limitOf('EUR', at)] : [],
      }),
    )
    const answers = await Promise.all(bodies.map((body) => save(body)))
    expect(answers.map(statusOf)).toEqual(Array(12).fill(1))
    const left = await detailAs(world, admin, pointId(name))
    const winner = bodies.find(({ address }) => address === left.address)
    expect({
      adapters: left.adapters.map(({ id }) => id),
      thirdcodes: left.thirdcodes,
      limits: left.limits,
    }).toEqual({ adapters: winner?.adapters, thirdcodes: winner?.thirdcodes, limits: winner?.limits })
  })

  it('[ID-04] each of many concurrent toggles changes the status of a service point once', async () => {
    const id = pointId('Atocha')
    const answers = await times(21, () => world.call(staff, `PATCH ${path}/${id}`))
    const after = answers.map(({ body }) => Reflect.get(Object(body), 'active'))
    expect([after.filter((active) => active === true).length, after.length]).toEqual([10, 21])
    expect((await detailAs(world, admin, id)).active).toBe(false)
  })
})

describe('[ID-01] saves with one key', () => {
  it('concurrent saves with one idempotency key create one service point, and all get the same response', async () => {
    const answers = await times(50, () => save(deviceBody('once'), 'key-once'))
    expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['200 {"status":1,"message":"service-points.saved","version":"1"}']),
    )
    expect(await pointsOf('once')).toHaveLength(1)
  })

  it('an idempotency key for saving a service point is refused with another body of the same user, even if only the password differs', async () => {
    const body = deviceBody('safe', { adapters: modules('rv'), ssId: 'S', password: 'one' })
    expect(statusOf(await save(body, 'key-safe'))).toBe(1)
    expect(statusOf(await save(body, 'key-safe'))).toBe(1)
    const reused = { status: 422, body: { code: 'idempotency-key-reused' } }
    expect(await save({ ...body, address: 'Elsewhere' }, 'key-safe')).toMatchObject(reused)
    expect(await save({ ...body, password: 'two' }, 'key-safe')).toMatchObject(reused)
    expect(await save({ ...body, password: null }, 'key-safe')).toMatchObject(reused)
    expect(statusOf(await save(body, 'key-safe', admin))).toBe(0)
    expect(await pointsOf('safe')).toHaveLength(1)
  })

  it('a refused save of a service point can be corrected and sent again with its idempotency key', async () => {
    const key = 'key-mended'
    expect((await save(deviceBody('mended', { address: ' ' }), key)).status).toBe(400)
    expect(statusOf(await save(deviceBody('0501'), key))).toBe(0)
    expect(await world.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))).toEqual([])
    expect(statusOf(await save(deviceBody('mended'), key))).toBe(1)
    expect(await pointsOf('mended')).toHaveLength(1)
  })
})
