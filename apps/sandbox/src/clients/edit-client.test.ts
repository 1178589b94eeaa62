import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientBody, staff } from '../testing/requests/clients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { added, bodyOf, detail, everythingStored, issuesOf, path, said, save } from './clients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('a changed client', () => {
  it('[ADM-CLI-54] gets a new SmartCash id and new tables, each as a whole set, and nothing else', async () => {
    const id = await added(world, 'EDIT-1')
    const before = await bodyOf(world, id)
    const changes = {
      idSmartcash: 'SC-2',
      thirdcodes: [{ system: 'Oracle', code: 'O-2' }],
      limits: [{ currency: { id: 2, code: 'USD', symbol: 'US$' }, amount: 0 }],
      extradata: [{ name: 'Turno', label: 'Turno', type: 'boolean', attr1: null, required: true }],
    }
    expect(said(await save(world, { ...before, ...changes })).status).toBe(1)
    expect(await bodyOf(world, id)).toEqual({ ...before, ...changes })
    const emptied = { ...changes, thirdcodes: [], limits: [], extradata: [] }
    expect(said(await save(world, { ...before, ...emptied })).status).toBe(1)
    expect(await bodyOf(world, id)).toEqual({ ...before, ...emptied })
  })

  it.each([
    ['country', { country: 2 }],
    ['codeSol', { codeSol: 'OTHER' }],
    ['codeSol', { codeSol: null }],
    ['description', { description: 'Otra' }],
    ['oidSol', { oidSol: 'CL-0002' }],
    ['oidSol', { oidSol: null }],
    ['uniqueCode', { uniqueCode: 'ES-0102' }],
  ])('[ADM-CLI-52] can’t change its %s', async (at, change) => {
    const before = await everythingStored(world)
    expect(issuesOf(await save(world, { ...(await bodyOf(world, 1)), ...change }))).toEqual([
      `${at}: unchangeable`,
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('[ID-06] is not switched by a form that was opened before another user switched it', async () => {
    const id = await added(world, 'STALE-1')
    const open = await bodyOf(world, id)
    await world.call(staff, `PATCH ${path}/${id}`, { body: { value: false } })
    expect(said(await save(world, { ...open, idSmartcash: 'SC-9' }))).toEqual({
      status: 0,
      message: 'clients.refused.inactive',
    })
    expect(await detail(world, id)).toMatchObject({ active: false, idSmartcash: clientBody.idSmartcash })
    await world.call(staff, `PATCH ${path}/${id}`, { body: { value: true } })
    expect(said(await save(world, { ...open, active: false, idSmartcash: 'SC-9' })).status).toBe(1)
    expect(await detail(world, id)).toMatchObject({ active: true, idSmartcash: 'SC-9' })
  })

  it('[ID-06] has the tables of one of two editors, never rows of both', async () => {
    const id = await added(world, 'EDITORS-1')
    const open = await bodyOf(world, id)
    const systems = (name: string, length: number) =>
      Array.from({ length }, (_, at) => ({ system: `${name}-${at}`, code: name }))
    await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        save(
          world,
          { ...open, thirdcodes: systems(`E${at}`, 3 + at), idSmartcash: `SC-E${at}` },
          { by: at % 2 === 0 ? staff : 'provider-admin' },
        ),
      ),
    )
    const { thirdcodes, idSmartcash } = await detail(world, id)
    const editors = new Set(thirdcodes.map(({ code }) => `SC-${code}`))
    expect(editors).toEqual(new Set([idSmartcash]))
    expect(thirdcodes).toHaveLength(3 + Number(idSmartcash?.slice(4)))
  })
})
