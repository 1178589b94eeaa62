import { contract } from '@remesa/api-client/contract'
import { buildClientRequest, type ClientDraft, clientDraftOf } from '@remesa/domain/clients'
import { mergeChanges } from '@remesa/domain/records'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { clientBody, staff } from '../testing/requests/clients.requests'
import { createTestWorld, type TestWorld } from '../testing/test-world'
import { added, bodyOf, detail, everythingStored, issuesOf, path, said, save } from './clients.fixtures'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

describe('a changed client', () => {
  it('[ADM-CLI-54] saving an existing client replaces its SmartCash id and its tables, and changes no other field', async () => {
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
  ])('[ADM-CLI-52] saving an existing client can’t change its %s', async (at, change) => {
    const before = await everythingStored(world)
    expect(issuesOf(await save(world, { ...(await bodyOf(world, 1)), ...change }))).toEqual([
      `${at}: unchangeable`,
    ])
    expect(await everythingStored(world)).toEqual(before)
  })

  it('[ID-06] saving an older form of a client does not undo another user’s change of the client’s status', async () => {
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

  it('[REC-51] saving an older form of a client keeps the values that synchronising has changed since', async () => {
    const id = await added(world, '9001')
    const read = await detail(world, id)
    const base = clientDraftOf(read)
    const mine = { ...base, idSmartcash: 'SC-MINE' }
    await world.call('provider-admin', `POST ${path}/${id}/sync`)
    const sent = (draft: ClientDraft) =>
      world.call(staff, `POST ${path}/`, {
        body: buildClientRequest(draft, { countries: [read.country] }),
        headers: { 'If-Match': `"${read.version}"` },
      })
    const refused = await sent(mine)
    const conflict = contract.clients.save.version.current.parse(
      z.object({ current: z.unknown() }).parse(refused.body).current,
    )
    const merged = mergeChanges({ base, mine, theirs: clientDraftOf(conflict) }, ['idSmartcash'], {})
    if (!merged.ok) throw new Error('there is nothing to choose')
    const answer = await save(world, buildClientRequest(merged.value, { countries: [read.country] }))
    expect(said(answer).status).toBe(1)
    expect(await detail(world, id)).toMatchObject({
      idSmartcash: 'SC-MINE',
      description: 'Floristería Alba',
      oidSol: 'CL-9001',
    })
  })

  it('[ID-06] after concurrent saves of a client, its fields and its third-party codes come from the same save', async () => {
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
