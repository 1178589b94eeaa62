import { ok } from '@remesa/domain/kernel'
import fc from 'fast-check'
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import * as z from 'zod/mini'
import { cannedFetch, json, quick } from '../../test/canned-fetch'
import { entityTagOf, readIfMatch } from '../contract'
import { defineEndpoint, readsVersion, signedIn, writesVersion } from '../contract/define-endpoint'
import { idText } from '../contract/wire-values'
import { bindContract, type Handlers, handleRequest, refuse } from '../server'
import { createInProcessFetch } from '../testing'
import { createClient } from './create-client'

const Box = z.object({ label: z.string(), version: z.optional(z.string()) })
const ofBox = { path: '/boxes/:id', access: signedIn, params: z.object({ id: idText }) }
const contract = {
  boxes: {
    get: defineEndpoint({
      ...ofBox,
      summary: 'A box.',
      method: 'GET',
      version: readsVersion,
      response: Box,
    }),
    rename: defineEndpoint({
      ...ofBox,
      summary: 'Names a box.',
      method: 'PATCH',
      version: writesVersion(Box),
      body: z.strictObject({ label: z.string() }),
      response: Box,
    }),
  },
}

let box = { label: 'Coins', version: '1' }
beforeEach(() => {
  box = { label: 'Coins', version: '1' }
})

const handlers: Handlers<typeof contract, undefined> = {
  boxes: {
    get: () => ok(box),
    rename: ({ body, versions }) => {
      if (versions !== 'any' && !versions.includes(box.version))
        return refuse.because('record-changed', { current: box })
      box = { label: body.label, version: String(Number(box.version) + 1) }
      return ok(box)
    },
  },
}
const routes = bindContract(contract, handlers, { checkAnswers: true })
const api = createClient({ ...quick, fetch: createInProcessFetch(routes, () => undefined) }, contract)
const params = { id: 7 }
const rename = (label: string, version?: string) => api.boxes.rename({ params, body: { label } }, { version })

const exchange = async (method: string, ifMatch?: string) => {
  const request = new Request('http://back.example/boxes/7', {
    method,
    headers: ifMatch === undefined ? {} : { 'If-Match': ifMatch },
    ...(method === 'PATCH' ? { body: JSON.stringify({ label: 'Notes' }) } : {}),
  })
  const response = await handleRequest(routes, request, () => undefined)
  return { status: response.status, tag: response.headers.get('ETag'), body: await response.json() }
}

describe('a record with versions', () => {
  it('a change based on the record’s current version succeeds, and the response has the next version', async () => {
    const read = await api.boxes.get({ params })
    expect(await rename('Notes', read.ok ? read.value.version : '')).toEqual({
      ok: true,
      value: { label: 'Notes', version: '2' },
    })
  })

  it('a change based on an older version of a record is refused, and the refusal contains the current record', async () => {
    await rename('Notes', '1')
    const refused = await rename('Seals', '1')
    expect(refused).toMatchObject({
      ok: false,
      error: {
        kind: 'rejected',
        status: 412,
        code: 'record-changed',
        current: { label: 'Notes', version: '2' },
      },
    })
    if (!refused.ok && refused.error.kind === 'rejected')
      expectTypeOf(refused.error.current).toEqualTypeOf<z.output<typeof Box> | undefined>()
    expect(box.label).toBe('Notes')
  })

  it('a change that states no version succeeds, whatever version the record has', async () => {
    await rename('Notes', '1')
    expect(await rename('Seals')).toMatchObject({ value: { label: 'Seals', version: '3' } })
  })

  it('the ETag header contains the version of the record, both in successful responses and in refusals', async () => {
    expect(await exchange('GET')).toMatchObject({ status: 200, tag: '"1"' })
    expect(await exchange('PATCH', '"1"')).toMatchObject({ status: 200, tag: '"2"' })
    expect(await exchange('PATCH', '"1"')).toMatchObject({ status: 412, tag: '"2"', body: { current: box } })
  })

  it.each([
    ['a list with the version', '"9", "1"', 200],
    ['a list without it', '"9","8"', 412],
    ['any version', ' * ', 200],
    ['a weak tag, which names no version', 'W/"1"', 412],
    ['a tag without quotes', '1', 400],
    ['an empty header', '', 400],
    ['a tag that does not end', '"1', 400],
  ])(
    'a change is accepted only if If-Match contains the record’s version: %s',
    async (_title, ifMatch, status) => {
      expect(await exchange('PATCH', ifMatch)).toMatchObject({ status })
    },
  )

  it('a change of a record is not sent if its version can’t be written in a header', async () => {
    for (const version of ['', 'a"b', 'line\nbreak', 'ñ', 'x'.repeat(256)])
      expect(await rename('Notes', version)).toMatchObject({
        error: { kind: 'rejected', code: 'request.invalid-version' },
      })
    expect(box.label).toBe('Coins')
  })

  it('the error of a refused change has no current record if the record in the response does not match its schema', async () => {
    for (const current of [undefined, null, { label: 7 }]) {
      const { fetch } = cannedFetch(() => json({ code: 'record-changed', current }, 412))
      const answer = await createClient({ ...quick, fetch }, contract).boxes.rename({
        params,
        body: { label: 'x' },
      })
      expect(answer).toMatchObject({ error: { code: 'record-changed' } })
      if (!answer.ok) expect(answer.error).not.toHaveProperty('current')
    }
  })

  it('a change of a record is sent again after a lost response only if it has an idempotency key', async () => {
    for (const [idempotencyKey, sendings] of [
      ['key-1', 2],
      [undefined, 1],
    ] as const) {
      const { fetch, sent } = cannedFetch(() => {
        throw new TypeError('fetch failed')
      })
      const options = { version: '1', idempotencyKey }
      await createClient({ ...quick, fetch }, contract).boxes.rename(
        { params, body: { label: 'x' } },
        options,
      )
      expect(sent.map(({ headers }) => [headers.get('If-Match'), headers.get('Idempotency-Key')])).toEqual(
        Array(sendings).fill(['"1"', idempotencyKey ?? null]),
      )
    }
  })
})

describe('the entity tag of a version', () => {
  it('reading the entity tag of a record’s version returns that version', () => {
    const version = fc.string({
      unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: 255,
    })
    fc.assert(
      fc.property(version, (text) => {
        fc.pre(!text.includes('"'))
        expect(readIfMatch(entityTagOf(text) ?? null)).toEqual([text])
      }),
    )
  })
})
