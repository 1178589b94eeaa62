import { contract } from '@remesa/api-client/contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { channels } from '../db/schema'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { channelQuotaMs, maxChannels } from './channels'
import { admin, customer, staff } from './service-points.fixtures'

const path = '/api/configuration/v1/channel'
const [spain, germany] = [1, 3]

let world: TestWorld
let minute = 0
beforeAll(async () => {
  world = await createTestWorld()
})
// The clock advances. Otherwise channels that one test creates would count towards the limit in the next test.
beforeEach(() => {
  minute += 10
  world.setNow(new Date(worldStart.getTime() + minute * channelQuotaMs))
})
afterAll(() => world.close())

const create = (text: string, countryId: number | string = spain, as: string = staff, key?: string) =>
  world.call(as, `POST ${path}?${new URLSearchParams({ text, countryId: String(countryId) })}`, {
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  })
const textsOf = async (countryId: number) =>
  (await world.db.select().from(channels).where(eq(channels.countryId, countryId))).map(({ text }) => text)
const list = async (query: string, as: string = staff) =>
  contract.servicePoints.channels.response.parse((await world.call(as, `GET ${path}?${query}`)).body)

const created = { status: 200, body: { status: 1, message: 'service-points.channel-created' } }
const taken = { status: 200, body: { status: 0, message: 'service-points.refused.channel-taken' } }

describe('[API-CFG-36] a new channel', () => {
  it('a new channel is stored with trimmed text, and can be found by its text', async () => {
    const { body } = await create('  Caja número 7 ')
    expect(body).toMatchObject(created.body)
    const { content } = await list(`countryId=${spain}&text=${encodeURIComponent('NÚMERO 7')}`)
    expect(content).toEqual([{ id: expect.any(Number), text: 'Caja número 7' }])
    expect(body).toMatchObject({ details: { id: content[0]?.id } })
  })

  it.each(['Mostrador', 'MOSTRADOR', ' mostrador  ', 'tienda EN LÍNEA', 'Tienda en l\u0069\u0301nea'])(
    '[SVP-81] a new channel is refused if the country already has a channel with this text, in any spelling: %j',
    async (text) => {
      const before = await textsOf(spain)
      expect(await create(text)).toMatchObject(taken)
      expect(await textsOf(spain)).toEqual(before)
    },
  )

  it('a new channel may have the same text as a channel in another country', async () => {
    expect(await create('Mostrador', germany, admin)).toMatchObject(created)
    expect(await textsOf(germany)).toEqual(['Mostrador'])
  })

  it('[AZ-01] a new channel gets 404 in an unknown country and in a country that the caller may not see', async () => {
    for (const countryId of [germany, 99, 999_999_999_999_999])
      expect(await create('Ajeno', countryId)).toMatchObject({ status: 404, body: { code: 'not-found' } })
    expect(await create('Ajeno', 99, admin)).toMatchObject({ status: 404 })
    expect(await textsOf(germany)).not.toContain('Ajeno')
  })

  it('[AZ-03] creating a channel is forbidden to users who may neither add nor edit service points', async () => {
    for (const as of [customer, 'customer-supervisor', 'no-access'])
      expect((await create('Ajeno', spain, as)).status).toBe(403)
  })

  it.each([
    ['text=%20%20&countryId=1', 'text: min'],
    ['text=&countryId=1', 'text: min'],
    [`text=${'x'.repeat(201)}&countryId=1`, 'text: max'],
    ['text=a&countryId=x', 'countryId: invalid'],
    ['text=a%00b&countryId=1', 'text: regex'],
  ])('[IN-01] a new channel with the query %s is refused', async (query, expected) => {
    const { status, body } = await world.call(staff, `POST ${path}?${query}`)
    const [first] = Object(body).issues
    expect([status, `${first.path}: ${first.rule}`]).toEqual([400, expected])
  })
})

describe('channels that are created together', () => {
  it('[ID-06] channels with the same text that are created concurrently become one channel', async () => {
    const answers = await Promise.all(
      ['Puerta', 'PUERTA', ' puerta', 'Puerta ', 'pUERTA', 'puertA'].map((text) => create(text)),
    )
    expect(answers.map(({ body }) => Object(body).status).toSorted()).toEqual([0, 0, 0, 0, 0, 1])
    expect((await textsOf(spain)).filter((text) => text.toLowerCase() === 'puerta')).toHaveLength(1)
  })

  it('[ID-01] concurrent requests for channels with one idempotency key create one channel, and all get the same response', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => create('Llave', spain, staff, 'key-1')),
    )
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(answers[0]).toMatchObject(created)
    expect(await create('Otra', spain, staff, 'key-1')).toMatchObject({ status: 422 })
    expect(await textsOf(spain)).not.toContain('Otra')
  })
})

describe('[IN-05] the quota', () => {
  it('a user who creates too many channels in a minute is refused with the time to wait, and other users can go on creating channels', async () => {
    const start = worldStart.getTime() + minute * channelQuotaMs
    const answers = await Promise.all(
      Array.from({ length: maxChannels + 10 }, (_, at) => create(`Nuevo ${at}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxChannels)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.headers.get('Retry-After')).toBe('60')
    expect((await textsOf(spain)).filter((text) => text.startsWith('Nuevo'))).toHaveLength(maxChannels)
    world.setNow(new Date(start + channelQuotaMs - 1_500))
    const soon = await create('Nuevo más')
    expect([soon.status, soon.headers.get('Retry-After')]).toEqual([429, '2'])
    expect((await create('Nuevo ajeno', spain, admin)).status).toBe(200)
    world.setNow(new Date(start + channelQuotaMs))
    expect((await create('Nuevo después')).status).toBe(200)
  })

  it('the limit of new channels per minute does not count existing channels, refused requests and repeated requests', async () => {
    for (let at = 0; at < maxChannels; at += 1) {
      expect(await create('Mostrador')).toMatchObject(taken)
      expect(await create('Repetido', spain, staff, 'key-again')).toMatchObject(created)
    }
    expect((await create('Todavía')).status).toBe(200)
  })
})

describe('[API-CFG-35] the channels', () => {
  it('channels are listed page by page, sorted by text in both directions, for one country or for all countries of the caller', async () => {
    const texts = (await list('size=1000')).content.map(({ text }) => text)
    expect(new Set(texts)).toEqual(new Set(await textsOf(spain)))
    expect((await list('size=1000&orderBy=text&direction=DESC')).content.map(({ text }) => text)).toEqual(
      texts.toReversed(),
    )
    const second = await list(`size=4&page=1&countryId=${spain}&orderBy=text&direction=ASC`)
    expect(second).toMatchObject({ totalElements: texts.length })
    expect(second.content.map(({ text }) => text)).toEqual(texts.slice(4, 8))
    expect((await list(`countryId=${germany}`, admin)).content.map(({ text }) => text)).toEqual(['Mostrador'])
    expect((await list('text=MOSTRADOR', admin)).totalElements).toBe(2)
    expect((await list('text=%25')).totalElements).toBe(0)
  })

  it('[AZ-01] channels of another country are neither listed nor counted', async () => {
    for (const as of [staff, 'customer-supervisor']) {
      expect(await list(`countryId=${germany}`, as)).toEqual({ content: [], totalElements: 0 })
      expect(await list('countryId=999999', as)).toEqual({ content: [], totalElements: 0 })
    }
    expect((await world.call(customer, `GET ${path}`)).status).toBe(403)
  })
})
