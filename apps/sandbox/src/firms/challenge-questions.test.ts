import { contract } from '@remesa/api-client/contract'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentChallenges, employees } from '../db/schema'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { maxAttempts, maxQuestions, questionLifeMs } from './challenge-questions'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

// A day apart, so that no question or search of one test is left in the next.
let now = worldStart
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000)
  world.setNow(now)
})
const after = (ms: number) => world.setNow(new Date(now.getTime() + ms))

const path = '/api/sol-customer/ES/v2/employee/challenge'
const lookFor = (value: string, username = 'customer-operator', type = 'TIP') =>
  world.call(
    username,
    `GET /api/sol-customer/ES/v2/employee?countryCode=ES&documentTypeCode=${type}&documentValue=${value}`,
  )
const ask = (registry: string, username = 'customer-operator') =>
  world.call(username, `POST ${path}`, { body: { registry } })
const question = async (registry: string, username?: string) =>
  contract.firms.askChallenge.response.parse((await ask(registry, username)).body)
const answer = (id: string, digits: readonly string[], username = 'customer-operator') =>
  world.call(username, `POST ${path}/${id}`, { body: { digits } })

const document = '84512'
const rightDigits = (positions: readonly number[]) => positions.map((at) => document[at] ?? '')
const wrongDigits = (positions: readonly number[]) =>
  rightDigits(positions).map((digit) => String((Number(digit) + 1) % 10))

describe('the document question', () => {
  it('blanks two digits and accepts exactly those, once', async () => {
    await lookFor(document)
    const { challengeId, masked, positions } = await question('100234')
    expect(positions).toHaveLength(2)
    expect(masked).toBe([...document].map((digit, at) => (positions.includes(at) ? '•' : digit)).join(''))
    expect((await answer(challengeId, wrongDigits(positions))).body).toEqual({ valid: false })
    expect((await answer(challengeId, rightDigits(positions))).body).toEqual({ valid: true })
    const again = await answer(challengeId, rightDigits(positions))
    expect([again.status, again.body]).toEqual([409, { code: 'challenge-over' }])
  })

  it('ends with the third wrong answer, even when they are concurrent', async () => {
    await lookFor(document)
    const { challengeId, positions } = await question('100234')
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => answer(challengeId, wrongDigits(positions))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      ...Array<number>(maxAttempts).fill(200),
      409,
      409,
      409,
    ])
    expect((await answer(challengeId, rightDigits(positions))).status).toBe(409)
  })

  it('names the digits that are missing and counts them as no answer', async () => {
    await lookFor(document)
    const { challengeId, positions } = await question('100234')
    for (let round = 0; round <= maxAttempts; round += 1) {
      const { status, body } = await answer(challengeId, ['1'])
      expect([status, body]).toMatchObject([400, { issues: [{ path: 'digits.1', rule: 'required' }] }])
    }
    expect((await answer(challengeId, rightDigits(positions))).body).toEqual({ valid: true })
  })

  it('is open for five minutes and then deleted', async () => {
    await lookFor(document)
    const [first, second] = [await question('100234'), await question('100234')]
    after(questionLifeMs - 1)
    expect((await answer(first.challengeId, rightDigits(first.positions))).status).toBe(200)
    after(questionLifeMs)
    expect((await answer(second.challengeId, rightDigits(second.positions))).status).toBe(404)
    await question('100234')
    const [rows] = await world.db.select({ value: count() }).from(documentChallenges)
    expect(rows?.value).toBe(1)
  })

  it('never shows in one question what another one hides', async () => {
    await lookFor(document)
    const masks = new Set<string>()
    for (let round = 0; round < 6; round += 1) {
      masks.add((await question('100234')).masked)
      after(questionLifeMs * Math.floor(round / maxQuestions + 1))
      await lookFor(document)
    }
    expect(masks.size).toBe(1)
  })

  it('is open at most three times about one person', async () => {
    await lookFor(document)
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => ask('100234')))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
    expect((await ask('100234')).headers.get('Retry-After')).toBe(String(questionLifeMs / 1_000))
    after(questionLifeMs)
    expect((await ask('100234')).status).toBe(200)
  })

  it('[AZ-01] is asked only about people whom the caller has just found, and only of that caller', async () => {
    expect((await ask('100234')).status).toBe(404)
    await lookFor('V-77120')
    await lookFor(document, 'customer-other')
    expect((await ask('100234')).status).toBe(404)
    await lookFor(document)
    const { challengeId, positions } = await question('100234')
    expect((await answer(challengeId, rightDigits(positions), 'customer-other')).status).toBe(404)
    expect((await answer(challengeId, rightDigits(positions), 'provider-admin')).status).toBe(404)
    after(15 * 60_000)
    expect((await ask('100234')).status).toBe(404)
  })

  it('[FRM-EMP-10] is not asked about people who were found by DNI', async () => {
    await lookFor('12345678Z', 'customer-operator', 'DNI')
    const { status, body } = await ask('100237')
    expect([status, body]).toEqual([409, { code: 'nothing-to-validate' }])
  })

  it('is over when the document no longer has the requested digits', async () => {
    await lookFor(document)
    const { challengeId, positions } = await question('100234')
    await world.db.update(employees).set({ documentValue: '9' }).where(eq(employees.registry, '100234'))
    const { status, body } = await answer(challengeId, rightDigits(positions))
    expect([status, body]).toEqual([409, { code: 'challenge-over' }])
    await world.db.update(employees).set({ documentValue: document }).where(eq(employees.registry, '100234'))
  })
})
