import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestWorld, type TestWorld } from '../testing/test-world'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

const rating = 'PUT /api/sol-customer/ES/v1/service-rating'
const send = (rawBody: string | Uint8Array<ArrayBuffer>, contentType?: string) =>
  world.call('customer-operator', rating, {
    rawBody,
    ...(contentType === undefined ? {} : { headers: { 'Content-Type': contentType } }),
  })

describe('a body', () => {
  it.each([
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    '',
  ])('a body with the media type %j is refused before the back end reads it', async (contentType) => {
    expect(await send('{}', contentType)).toMatchObject({
      status: 415,
      body: { code: 'unsupported-media-type' },
    })
  })

  it.each(['application/json', 'application/json; charset=UTF-8', 'Application/JSON;charset="utf-8"'])(
    'a request body with the media type %j is accepted',
    async (contentType) => {
      expect(await send('{}', contentType)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid-body' },
      })
    },
  )

  it('[IN-06] a body that is not UTF-8 is refused instead of being stored with replaced characters', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode('{"comments":"'),
      0xff,
      0xfe,
      0xc0,
      0x80,
      0x22,
      0x7d,
    ])
    expect(await send(bytes)).toMatchObject({ status: 400, body: { code: 'request.body-syntax' } })
  })

  it.each(['{"comments":"a","comments":"b"}', '{"comments":"a","\\u0063omments":"a"}'])(
    'a JSON object with two members of the same name is refused: %s',
    async (body) => {
      expect(await send(body)).toMatchObject({ status: 400, body: { code: 'request.body-syntax' } })
    },
  )
})
