import { contract } from '@remesa/api-client/contract'
import type { OpenQuestion, ServerVerdict } from '@remesa/domain/firms'
import { CHALLENGE_LOCK_MS } from '@remesa/domain/firms'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { documentChallenges, employees } from '../db/schema'
import { answerToQuestion } from '../testing/requests/firms.requests'
import { createTestWorld, type TestWorld, worldStart } from '../testing/test-world'
import { questionLifeMs } from './challenge-questions'
import { guardReferenceLifeMs } from './guard-reference'

let world: TestWorld
beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

// Each test runs on a different day, so that its questions, searches and locks do not affect the next test.
let now = worldStart
beforeEach(() => {
  now = new Date(now.getTime() + 86_400_000)
  world.setNow(now)
})
const after = (ms: number) => world.setNow(new Date(now.getTime() + ms))

const path = '/api/sol-customer/ES/v2/employee/challenge'
const lookFor = async (value: string, username = 'customer-operator', type = 'TIP') => {
  const { body } = await world.call(
    username,
    `GET /api/sol-customer/ES/v2/employee?countryCode=ES&documentTypeCode=${type}&documentValue=${value}`,
  )
  return contract.firms.employees.response.parse(body)
}
const referenceTo = async (value: string, username?: string): Promise<string> =>
  (await lookFor(value, username)).guarded[0]?.reference ?? ''
const ask = (reference: string, username = 'customer-operator') =>
  world.call(username, `POST ${path}`, { body: { reference } })
const question = async (reference: string, username?: string): Promise<OpenQuestion> => {
  const asked = contract.firms.askChallenge.response.parse((await ask(reference, username)).body)
  if (asked.state !== 'open') throw new Error('the employee is locked')
  return asked
}
const answer = (id: string, digits: readonly string[], username = 'customer-operator') =>
  world.call(username, `POST ${path}/${id}`, { body: { digits } })
const verdict = async (...given: Parameters<typeof answer>): Promise<ServerVerdict> =>
  contract.firms.answerChallenge.response.parse((await answer(...given)).body)

/** The card number that the test searches for, and the document number that the question then asks about. */
const [card, identity] = ['84512', '44120987K']
const rightDigits = (asked: OpenQuestion) => answerToQuestion(asked, identity)
const wrongDigits = (asked: OpenQuestion) =>
  rightDigits(asked).map((digit) => String((Number(digit) + 1) % 10))
const lock = async (username?: string) => {
  const asked = await question(await referenceTo(card, username), username)
  for (let round = 0; round < 3; round += 1) await answer(asked.challengeId, wrongDigits(asked), username)
  return asked
}

describe('the question', () => {
  it('[FIR-90] a security question is about another document than the one in the search, and hides two digits of that other document’s number', async () => {
    const { documentType, masked, positions, attemptsLeft } = await question(await referenceTo(card))
    expect([documentType, positions.length, attemptsLeft]).toEqual(['DNI', 2, 3])
    expect(masked).toBe([...identity].map((digit, at) => (positions.includes(at) ? '•' : digit)).join(''))
  })

  it('[FIR-90] a security question is about the badge if the employee has no second document', async () => {
    const { documentType, masked } = await question(await referenceTo('V-77120'))
    expect(documentType).toBeNull()
    expect(masked).toMatch(/^B[\d•]{6}$/)
  })

  it('[FIR-91] a right answer to a security question reveals the employee, and a wrong answer does not', async () => {
    const asked = await question(await referenceTo(card))
    expect(await verdict(asked.challengeId, wrongDigits(asked))).toEqual({ state: 'wrong', attemptsLeft: 2 })
    expect(await verdict(asked.challengeId, rightDigits(asked))).toMatchObject({
      state: 'passed',
      employee: { registry: '100234', function: 'Portavalor', name: null, validationDocumentValue: null },
    })
  })

  it('[FIR-91] an answer with missing digits to a security question is refused, but not counted as a failed attempt', async () => {
    const asked = await question(await referenceTo(card))
    for (let round = 0; round < 4; round += 1) {
      const { status, body } = await answer(asked.challengeId, ['1'])
      expect([status, body]).toMatchObject([400, { issues: [{ path: 'digits.1', rule: 'required' }] }])
    }
    expect((await verdict(asked.challengeId, rightDigits(asked))).state).toBe('passed')
  })

  it('requesting a security question again while it is open returns the same question', async () => {
    const reference = await referenceTo(card)
    const [first, second] = [await question(reference), await question(reference)]
    expect(second).toEqual(first)
    after(questionLifeMs)
    const third = await question(reference)
    expect(third.challengeId).not.toBe(first.challengeId)
    expect(third.masked).toBe(first.masked)
    const [rows] = await world.db.select({ value: count() }).from(documentChallenges)
    expect(rows?.value).toBe(1)
  })

  it('a security question can be answered for five minutes', async () => {
    const asked = await question(await referenceTo(card))
    after(questionLifeMs - 1)
    expect((await answer(asked.challengeId, rightDigits(asked))).status).toBe(200)
    after(questionLifeMs)
    expect((await answer(asked.challengeId, rightDigits(asked))).status).toBe(404)
  })

  it('[AZ-01] a caller is asked security questions only about people whom this caller has just found, and only this caller can answer them', async () => {
    const [own, foreign] = [await referenceTo(card), await referenceTo(card, 'customer-other')]
    expect((await ask(foreign)).status).toBe(404)
    const [id = '', end = '', signed = ''] = own.split('.')
    for (const forged of [
      `${Number.parseInt(id, 36) + 1}.${end}.${signed}`,
      `${id}.zzzzzzzz.${signed}`,
      'none',
    ])
      expect((await ask(forged)).status).toBe(404)
    const asked = await question(own)
    for (const username of ['customer-other', 'provider-admin'])
      expect((await answer(asked.challengeId, rightDigits(asked), username)).status).toBe(404)
    after(guardReferenceLifeMs)
    expect((await ask(own)).status).toBe(404)
  })

  it('[FRM-EMP-10] no security question is asked about people who were found by their DNI', async () => {
    const { employees: open, guarded } = await lookFor('12345678Z', 'customer-operator', 'DNI')
    expect([open.length, guarded]).toEqual([1, []])
  })

  it('a security question can’t be answered any more if the employee’s document has changed or the employee has left', async () => {
    const reference = await referenceTo(card)
    const asked = await question(reference)
    const person = eq(employees.registry, '100234')
    await world.db.update(employees).set({ identityValue: '9' }).where(person)
    expect((await answer(asked.challengeId, rightDigits(asked))).status).toBe(404)
    await world.db.update(employees).set({ identityValue: identity, active: false }).where(person)
    expect((await answer(asked.challengeId, rightDigits(asked))).status).toBe(404)
    expect((await ask(reference)).status).toBe(404)
    await world.db.update(employees).set({ active: true }).where(person)
  })

  it('a security question is refused with 409 if the employee has no number other than the number in the search', async () => {
    const person = eq(employees.registry, '100236')
    await world.db.update(employees).set({ workBadge: 'BV77120' }).where(person)
    const { status, body } = await ask(await referenceTo('V-77120'))
    expect([status, body]).toEqual([409, { code: 'nothing-to-validate' }])
    await world.db.update(employees).set({ workBadge: 'B100236' }).where(person)
  })
})

describe('three wrong answers', () => {
  it('[FIR-92] three wrong answers by a user, even at the same moment, lock the employee for this user for five minutes', async () => {
    const reference = await referenceTo(card)
    const asked = await question(reference)
    const verdicts = await Promise.all(
      Array.from({ length: 6 }, () => verdict(asked.challengeId, wrongDigits(asked))),
    )
    expect(verdicts.filter(({ state }) => state === 'wrong')).toHaveLength(2)
    expect(verdicts.filter(({ state }) => state === 'locked')).toHaveLength(4)
    const still = { state: 'locked', lockedForSeconds: 300 }
    expect(await verdict(asked.challengeId, rightDigits(asked))).toEqual(still)
    expect((await ask(reference)).body).toEqual(still)
    expect((await ask(await referenceTo(card))).body).toEqual(still)
    after(CHALLENGE_LOCK_MS - 1)
    expect((await ask(reference)).body).toEqual({ state: 'locked', lockedForSeconds: 1 })
    after(CHALLENGE_LOCK_MS)
    expect((await question(reference)).attemptsLeft).toBe(3)
  })

  it('[FIR-92] three wrong answers do not lock other employees, or the same employee for other users', async () => {
    await lock()
    expect((await question(await referenceTo('90417'))).attemptsLeft).toBe(3)
    expect((await question(await referenceTo(card, 'customer-other'), 'customer-other')).attemptsLeft).toBe(3)
  })

  it('[FIR-92] wrong answers about an employee add up over several security questions, until an answer is right', async () => {
    const first = await question(await referenceTo(card))
    await answer(first.challengeId, wrongDigits(first))
    await answer(first.challengeId, wrongDigits(first))
    const second = await question(await referenceTo(card))
    expect(second.attemptsLeft).toBe(1)
    await answer(second.challengeId, rightDigits(second))
    expect((await question(await referenceTo(card))).attemptsLeft).toBe(3)
  })
})

describe('the hidden digits', () => {
  it('[FIR-93] no response of the server contains the hidden digits of a security question, or numbers that contain them', async () => {
    const found = await lookFor(card)
    const asked = await question(found.guarded[0]?.reference ?? '')
    const bodies = [
      found,
      asked,
      await verdict(asked.challengeId, wrongDigits(asked)),
      await verdict(asked.challengeId, rightDigits(asked)),
    ]
    for (const body of bodies) expect(JSON.stringify(body)).not.toMatch(/44120987|84512|B100234/)
    expect(JSON.stringify(found)).not.toMatch(/100234|Iker|Portavalor|token/)
    const byBadge = [await lookFor('V-77120'), await question(await referenceTo('V-77120'))]
    for (const body of byBadge) expect(JSON.stringify(body)).not.toMatch(/100236|77120/)
  })

  it('[REC-54] the history contains each search and each answer to a security question, but never the hidden digits', async () => {
    const asked = await lock()
    const others = await question(await referenceTo('90417'))
    await answer(others.challengeId, answerToQuestion(others, '30761254D'))
    const { body } = await world.call(
      'provider-admin',
      `GET /api/configuration/v1/history?size=100&kind=firms&from=${now.toISOString().slice(0, 10)}`,
    )
    const { content } = contract.history.list.response.parse(body)
    expect(content.map(({ action, changes }) => [action, changes.map((change) => change.field)])).toEqual([
      ['challenge-passed', []],
      ['searched', ['found']],
      ['challenge-failed', ['locked']],
      ['challenge-failed', []],
      ['challenge-failed', []],
      ['searched', ['found']],
    ])
    expect(content.map(({ subject }) => subject?.name)).toEqual([
      'Conductor',
      'TIP',
      'Portavalor',
      'Portavalor',
      'Portavalor',
      'TIP',
    ])
    expect(JSON.stringify(content)).not.toMatch(/44120987|84512|10023|30761254|90417/)
    expect(JSON.stringify(content)).not.toContain(JSON.stringify(wrongDigits(asked)))
  })
})
