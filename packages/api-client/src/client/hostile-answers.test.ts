import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cannedFetch, json, quick } from '../../test/canned-fetch'
import { Parcel, parcelContract } from '../../test/parcel-contract'
import { createClient } from './create-client'

const kinds = [
  'unauthorized',
  'forbidden',
  'rejected',
  'server',
  'network',
  'timeout',
  'aborted',
  'malformed',
]
const id = { params: { id: 7 } }

const apiAnswering = (answer: () => Response) =>
  createClient({ ...quick, fetch: cannedFetch(answer).fetch }, parcelContract)

describe('any response', () => {
  it('any response, of any status, type and text, becomes a result and never an exception', async () => {
    const status = fc.integer({ min: 200, max: 599 }).filter((code) => ![204, 205, 304].includes(code))
    const type = fc.constantFrom(
      'application/json',
      'text/html',
      'text/plain',
      'image/png',
      '',
      'application/json; x',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.jsonValue().map((value) => JSON.stringify(value)),
    )
    await fc.assert(
      fc.asyncProperty(status, type, text, async (code, contentType, body) => {
        const respond = () => new Response(body, { status: code, headers: { 'Content-Type': contentType } })
        const result = await apiAnswering(respond).parcels.get(id)
        if (result.ok) expect(Parcel.safeParse(result.value).success).toBe(true)
        else {
          expect(kinds).toContain(result.error.kind)
          expect(result.error.endpoint).toBe('parcels.get')
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('a response is malformed if one field has another type, and the error contains the path of that field', async () => {
    const wrong = fc.constantFrom(null, true, [], {}, 'text')
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 4 }),
        fc.constantFrom('id', 'weight'),
        wrong,
        async (index, field, value) => {
          const parcels = Array.from({ length: 5 }, (_, position) => ({
            id: position,
            label: 'x',
            weight: 1,
          }))
          const body = {
            parcels: parcels.map((parcel, at) => (at === index ? { ...parcel, [field]: value } : parcel)),
          }
          expect(await apiAnswering(() => json(body)).parcels.list()).toMatchObject({
            error: { kind: 'malformed', reason: 'shape', path: `parcels.${index}.${field}` },
          })
        },
      ),
    )
  })

  it('a valid response with unknown fields is accepted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (extra) => {
        fc.pre(!JSON.stringify(extra).includes('"__proto__"'))
        const parcel = { id: 7, label: 'x', weight: 1 }
        expect(await apiAnswering(() => json({ ...extra, ...parcel })).parcels.get(id)).toEqual({
          ok: true,
          value: parcel,
        })
      }),
    )
  })
})
