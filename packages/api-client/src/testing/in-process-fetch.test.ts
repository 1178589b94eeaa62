import { ok } from '@remesa/domain/kernel'
import { describe, expect, it } from 'vitest'
import { quick } from '../../test/canned-fetch'
import { type ParcelContract, parcelContract, parcelErrorCodes } from '../../test/parcel-contract'
import { createClient } from '../client/create-client'
import { bindContract, createRefuse, type Handlers } from '../server'
import { createInProcessFetch } from './in-process-fetch'

const refuse = createRefuse(parcelErrorCodes)
const picture = Uint8Array.from({ length: 300 }, (_, at) => at % 256)

const handlers: Handlers<ParcelContract, { readonly token: string | null }> = {
  parcels: {
    list: ({ context }) =>
      context.token === 'Bearer token-1' ? ok({ parcels: [] }) : refuse.unauthenticated(),
    limits: () => {
      throw new TypeError('bug')
    },
    get: () => refuse.forbidden('Ask your supervisor.'),
    create: ({ body, idempotencyKey }) =>
      body.label === 'taken' ? refuse.because('label.taken') : ok({ id: idempotencyKey?.length ?? 0 }),
    seal: () => refuse.unavailable(5),
    photo: ({ params }) =>
      params.id === 7
        ? ok({ name: 'foto "7" año.png', mediaType: 'image/png', bytes: picture })
        : ok({ name: null, mediaType: 'image/jpeg', bytes: new Uint8Array() }),
  },
  labels: { get: ({ params }) => ok(params.name) },
}

const fetch = createInProcessFetch(bindContract(parcelContract, handlers), (request) => ({
  token: request.headers.get('Authorization'),
}))

describe('client and server in one process', () => {
  it.each(['', 'https://back.example'])(
    'a client calls a server in the same process with the base address %j',
    async (baseUrl) => {
      const api = createClient({ ...quick, baseUrl, fetch }, parcelContract)
      expect(await api.parcels.list({ query: { page: 0 } })).toEqual({ ok: true, value: { parcels: [] } })
      expect(await api.labels.get({ params: { name: 'ä/b ?' } })).toEqual({ ok: true, value: 'ä/b ?' })
      const draft = { label: 'new', pieces: [] }
      expect(await api.parcels.create({ body: draft }, { idempotencyKey: 'abc' })).toEqual({
        ok: true,
        value: { id: 3 },
      })
    },
  )

  it('the client gets each refusal of a server in the same process as an error with a declared code', async () => {
    const api = createClient({ ...quick, fetch }, parcelContract)
    const stranger = createClient({ ...quick, fetch, getToken: () => 'other' }, parcelContract)
    const id = { params: { id: 7 } }
    expect(await stranger.parcels.list()).toMatchObject({
      error: { kind: 'unauthorized', code: 'unauthenticated' },
    })
    expect(await api.parcels.get(id)).toMatchObject({
      error: { kind: 'forbidden', message: 'Ask your supervisor.' },
    })
    expect(
      await api.parcels.create({ body: { label: 'taken', pieces: [] } }, { idempotencyKey: 'a' }),
    ).toMatchObject({ error: { kind: 'rejected', status: 409, code: 'label.taken' } })
    expect(
      await api.parcels.create({ body: { label: '', pieces: [{ weight: -1 }] } }, { idempotencyKey: 'a' }),
    ).toMatchObject({ error: { kind: 'rejected', issues: [{ path: 'label' }, { path: 'pieces.0.weight' }] } })
    expect(await api.parcels.seal(id)).toMatchObject({ error: { kind: 'server', status: 503 } })
    expect(await api.parcels.limits()).toMatchObject({ error: { kind: 'server', status: 500 } })
  })

  it('the client gets a file from a server in the same process with unchanged bytes and a safe name', async () => {
    const api = createClient({ ...quick, fetch }, parcelContract)
    expect(await api.parcels.photo({ params: { id: 7 } })).toEqual({
      ok: true,
      value: { name: 'foto _7_ año.png', mediaType: 'image/png', bytes: picture },
    })
    expect(await api.parcels.photo({ params: { id: 8 } })).toEqual({
      ok: true,
      value: { name: null, mediaType: 'image/jpeg', bytes: new Uint8Array() },
    })
  })
})
