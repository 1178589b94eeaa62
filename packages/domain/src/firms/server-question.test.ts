import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  answersLeft,
  CHALLENGE_LOCK_MS,
  challengeCells,
  createDocumentChallenge,
  numberToAsk,
  oneMoreWrong,
  questionCells,
  ServerQuestion,
  ServerVerdict,
  type WrongAnswers,
} from '.'
import { anyDocumentValue, anyRandom } from './firms.arbitraries'
import { MAX_WRONG_ANSWERS } from './server-question'

const badge = { type: null, value: 'B100234' }
const dni = { type: 'DNI', value: '44120987K' }
const start = new Date('2026-11-23T09:30:00Z')
const after = (ms: number) => new Date(start.getTime() + ms)

describe('the document of the question', () => {
  it('[FIR-90] the server’s security question is about a document that the user did not search for, or about the badge if there is no such document', () => {
    const byTip = { type: 'TIP', value: '84512' }
    expect(numberToAsk([dni, badge], byTip)).toBe(dni)
    expect(numberToAsk([badge], byTip)).toBe(badge)
    expect(numberToAsk([{ type: 'DNI', value: 'none' }, badge], byTip)).toBe(badge)
    expect(numberToAsk([], byTip)).toBeUndefined()
  })

  it.each([
    ['a number of the same type', { type: 'DNI', value: '7' }],
    ['the same number', { type: 'TIP', value: '44.120.987-k' }],
    ['a part of that number', { type: 'TIP', value: '120987' }],
    ['a text that contains that number', { type: 'TIP', value: 'ID-44120987K-X' }],
  ])(
    '[FIR-90] the server’s security question is not about a number of the employee if the user searched for %s',
    (_, searched) => {
      expect(numberToAsk([dni], searched)).toBeUndefined()
      expect(numberToAsk([dni, badge], searched)).toBe(badge)
    },
  )

  it('[FIR-90] the server’s security question is not about the badge if the employee was found by the badge’s code', () => {
    expect(numberToAsk([badge], { type: 'TIP', value: '100234' })).toBeUndefined()
  })

  it('[FIR-90] the server’s security question is never about the number that the user searched for', () => {
    const anyNumber = fc.record({
      type: fc.constantFrom('DNI', 'TIP', 'CC', null),
      value: anyDocumentValue,
    })
    const searches = fc.record({ type: fc.constantFrom('DNI', 'TIP'), value: anyDocumentValue })
    fc.assert(
      fc.property(fc.array(anyNumber, { maxLength: 4 }), searches, anyRandom, (numbers, searched, random) => {
        const asked = numberToAsk(numbers, searched)
        if (asked === undefined) return
        expect(asked.type).not.toBe(searched.type)
        expect(asked.value).not.toBe(searched.value)
        expect(createDocumentChallenge(asked.value, random)).toBeDefined()
      }),
    )
  })
})

describe('the question', () => {
  const open = { state: 'open', challengeId: 'q-1', masked: 'B1•02•4', positions: [2, 5], attemptsLeft: 3 }

  it('[FIR-53] the server’s security question shows every character of the number except the hidden digits', () => {
    fc.assert(
      fc.property(anyDocumentValue, anyRandom, (value, random) => {
        const challenge = createDocumentChallenge(value, random)
        if (challenge === undefined) return
        const cells = challengeCells(challenge)
        const masked = cells.map((cell) => ('blank' in cell ? '•' : cell.character)).join('')
        expect(questionCells({ masked, positions: [...challenge.positions] })).toEqual(cells)
      }),
    )
  })

  it('[FIR-91] a response with a security question says that the question is open or locked; without a document type, the question is about the badge', () => {
    expect(ServerQuestion.parse(open)).toEqual({ ...open, documentType: null })
    const locked = { state: 'locked', lockedForSeconds: 300 }
    expect(ServerQuestion.parse(locked)).toEqual(locked)
    expect(ServerQuestion.safeParse({ state: 'locked', lockedForSeconds: 0 }).success).toBe(false)
    expect(ServerQuestion.safeParse({ ...open, challengeId: '' }).success).toBe(false)
  })

  it('[FIR-91] the response to a right answer contains the employee, and the response to a wrong answer the remaining attempts', () => {
    const passed = ServerVerdict.parse({ state: 'passed', employee: { registry: 100_234 } })
    expect(passed).toMatchObject({ state: 'passed', employee: { registry: '100234', name: null } })
    expect(ServerVerdict.safeParse({ state: 'passed' }).success).toBe(false)
    expect(ServerVerdict.safeParse({ state: 'wrong', attemptsLeft: 0 }).success).toBe(false)
  })
})

describe('wrong answers', () => {
  it('[FIR-92] the third wrong answer to a security question locks the employee for five minutes', () => {
    let wrong: WrongAnswers | undefined
    expect(answersLeft(wrong, start)).toEqual({ attemptsLeft: 3 })
    for (const left of [2, 1]) {
      wrong = oneMoreWrong(wrong, start)
      expect(answersLeft(wrong, start)).toEqual({ attemptsLeft: left })
    }
    wrong = oneMoreWrong(wrong, start)
    expect(answersLeft(wrong, start)).toEqual({ lockedForSeconds: 300 })
    expect(answersLeft(wrong, after(CHALLENGE_LOCK_MS - 1))).toEqual({ lockedForSeconds: 1 })
    expect(answersLeft(wrong, after(CHALLENGE_LOCK_MS))).toEqual({ attemptsLeft: 3 })
  })

  it('[FIR-92] wrong answers to a security question are forgotten after five minutes without another wrong answer', () => {
    const two = oneMoreWrong(oneMoreWrong(undefined, start), start)
    expect(oneMoreWrong(two, after(CHALLENGE_LOCK_MS - 1)).count).toBe(3)
    expect(oneMoreWrong(two, after(CHALLENGE_LOCK_MS)).count).toBe(1)
  })

  it('[FIR-92] a user can give at most three wrong answers to a security question within five minutes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(CHALLENGE_LOCK_MS), { maxLength: 30 }), (waits) => {
        let wrong: WrongAnswers | undefined
        let now = start
        const accepted: number[] = []
        for (const wait of waits) {
          now = new Date(now.getTime() + wait)
          if ('lockedForSeconds' in answersLeft(wrong, now)) continue
          wrong = oneMoreWrong(wrong, now)
          accepted.push(now.getTime())
        }
        for (const at of accepted) {
          const within = accepted.filter((other) => other > at - CHALLENGE_LOCK_MS && other <= at)
          expect(within.length).toBeLessThanOrEqual(MAX_WRONG_ANSWERS)
        }
      }),
    )
  })
})
