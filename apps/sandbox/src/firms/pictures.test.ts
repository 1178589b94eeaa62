import { inflateSync } from 'node:zlib'
import { contract } from '@remesa/api-client/contract'
import { imageToken } from '@remesa/domain/firms'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employees } from '../db/schema'
import { answerToQuestion } from '../testing/requests/firms.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { pictureTokenLifeMs } from './picture-token'
import { drawPortrait } from './pictures/portrait'
import { drawSignature } from './pictures/signature'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** The URLs of a person's pictures, after the caller has answered a question about the person. */
const person = async (username = 'customer-operator') => {
  const call = async (line: string, body?: unknown) => (await world.call(username, line, { body })).body
  const found = await call(
    'GET /api/sol-customer/ES/v2/employee?countryCode=ES&documentTypeCode=TIP&documentValue=84512',
  )
  const [guarded] = contract.firms.employees.response.parse(found).guarded
  const path = 'POST /api/sol-customer/ES/v2/employee/challenge'
  const asked = contract.firms.askChallenge.response.parse(await call(path, guarded))
  if (asked.state !== 'open') throw new Error('the person is locked')
  const digits = answerToQuestion(asked, '44120987K')
  const said = await call(`${path}/${asked.challengeId}`, { digits })
  const verdict = contract.firms.answerChallenge.response.parse(said)
  if (verdict.state !== 'passed') throw new Error('the digits are wrong')
  const { photoURL, signatureURL } = verdict.employee
  return {
    photo: imageToken(photoURL) ?? '',
    signature: imageToken(signatureURL) ?? '',
    photoUrl: photoURL ?? '',
  }
}

const picture = (query: Readonly<Record<string, string>>, username = 'customer-operator', country = 'ES') =>
  world.call(username, `GET /api/sol-customer/${country}/v1/getImage?${new URLSearchParams(query)}`)

const statusOf = async (...asked: Parameters<typeof picture>) => (await picture(...asked)).status

const registry = '100234'

describe('pictures of people', () => {
  it('[API-OPS-24] a picture is returned as base64 for the token in a search result, whether the type of picture has its long or its short name', async () => {
    const { photo, signature, photoUrl } = await person()
    const byUrl = await world.call('customer-operator', `GET ${photoUrl}`)
    const asked = [
      { registry, type: 'P', token: photo },
      { registry, type: 'person', token: photo },
      { registry, type: 'F', token: signature },
      { registry, type: 'signature', token: signature },
    ]
    const answers = await Promise.all(asked.map((query) => picture(query)))
    const [first, second, third, fourth] = answers.map(
      ({ body }) => contract.firms.image.response.parse(body).data,
    )
    expect(first).toBe(drawPortrait(registry).toString('base64'))
    expect(third).toBe(drawSignature(registry).toString('base64'))
    expect([second, fourth, byUrl.body]).toEqual([first, third, { data: first }])
  })

  it('[AZ-01] the token of a picture is valid only for one user, one person and one type of picture', async () => {
    const { photo, signature } = await person()
    const good = { registry, type: 'P', token: photo }
    const [end = '', signed = ''] = photo.split('.')
    const later = (Number.parseInt(end, 36) + 60_000).toString(36)
    expect(await statusOf(good)).toBe(200)
    expect(await statusOf({ ...good, registry: '100238' })).toBe(404)
    expect(await statusOf({ ...good, type: 'F' })).toBe(404)
    expect(await statusOf({ ...good, token: signature })).toBe(404)
    expect(await statusOf(good, 'customer-other')).toBe(404)
    expect(await statusOf(good, 'provider-admin', 'PT')).toBe(404)
    for (const token of [`${later}.${signed}`, signed, `${end}.`, `${end}.${'A'.repeat(43)}`, '.', 'é'])
      expect([token, await statusOf({ ...good, token })]).toEqual([token, 404])
  })

  it('the token of a picture expires after a quarter of an hour, or as soon as the person leaves the company', async () => {
    const { photo: token } = await person()
    const good = { registry, type: 'P', token }
    world.setNow(new Date(worldStart.getTime() + pictureTokenLifeMs - 1))
    expect(await statusOf(good)).toBe(200)
    await world.db.update(employees).set({ active: false }).where(eq(employees.registry, registry))
    expect(await statusOf(good)).toBe(404)
    await world.db.update(employees).set({ active: true }).where(eq(employees.registry, registry))
    world.setNow(new Date(worldStart.getTime() + pictureTokenLifeMs))
    expect(await statusOf(good)).toBe(404)
    world.setNow(worldStart)
  })
})

describe('a drawn picture', () => {
  /** The rows of pixels in the PNG’s only data chunk. The first byte of each row is the number of its filter. */
  const read = (file: Buffer) => {
    expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect(file.subarray(12, 16).toString()).toBe('IHDR')
    const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)]
    const start = file.indexOf('IDAT')
    const rows = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)))
    expect(rows.length).toBe(height * (1 + width * 3))
    return { width, height, colours: new Set(rows).size }
  }

  it('a generated picture is a PNG file that is always the same for one person and differs between persons', () => {
    const registries = ['100234', '100235', '100236', '200101', '300501']
    for (const draw of [drawPortrait, drawSignature]) {
      const files = registries.map((one) => draw(one).toString('base64'))
      expect(files).toEqual(registries.map((one) => draw(one).toString('base64')))
      expect(new Set(files).size).toBe(registries.length)
    }
    expect(read(drawPortrait('100234'))).toMatchObject({ width: 160, height: 200 })
    expect(read(drawSignature('100234'))).toMatchObject({ width: 240, height: 90 })
    expect(read(drawPortrait('100234')).colours).toBeGreaterThan(20)
  })
})
