import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named } from '../kernel'
import { type ChallengeCell, canBeAsked } from './document-challenge'
import { Employee } from './firms.schema'

/** The number of wrong answers after which an employee is locked for the user who gave the answers. (FIR-92) */
export const MAX_WRONG_ANSWERS = 3
/**
 * The number of milliseconds for which an employee stays locked. After the same time, wrong answers are forgotten.
 * (FIR-92)
 */
export const CHALLENGE_LOCK_MS = 5 * 60_000

/**
 * The state of an employee who is locked for a user after too many wrong answers. The back end asks no question about
 * the employee until the lock ends. (FIR-92)
 */
export interface LockedEmployee extends FieldsOf<typeof locked> {}
const locked = named<LockedEmployee>().object({
  state: z.literal('locked'),
  /** The number of seconds until the lock ends, counted by the back end; at least 1. */
  lockedForSeconds: z.int().check(z.positive()),
})

/** A question that the user can answer. (FIR-90) */
export interface OpenQuestion extends FieldsOf<typeof open> {}
const open = named<OpenQuestion>().object({
  state: z.literal('open'),
  challengeId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Type of the document whose digits are hidden, such as `DNI`; `null` for the badge. */
  documentType: absentAsNull(z.string()),
  /** The document or badge number. In place of each hidden digit it has a character that is not a digit. */
  masked: z.string(),
  /** Positions of the hidden digits among the characters of the number, from 0, in ascending order. */
  positions: z.array(z.int().check(z.nonnegative())),
  attemptsLeft: z.int().check(z.positive()),
})

/**
 * A question of the back end about digits of an employee's document or badge number, or a lock, during which there is
 * no question. (FIR-90, FIR-92)
 */
export const ServerQuestion = z.discriminatedUnion('state', [open, locked])
export type ServerQuestion = OpenQuestion | LockedEmployee

/** The back end's verdict that the typed digits are right, with the data of the employee. (FIR-91) */
export interface PassedVerdict extends FieldsOf<typeof passed> {}
const passed = named<PassedVerdict>().object({ state: z.literal('passed'), employee: Employee })

/**
 * The back end's verdict that the typed digits are wrong, with the number of attempts that the user still has. (FIR-91)
 */
export interface WrongVerdict extends FieldsOf<typeof wrong> {}
const wrong = named<WrongVerdict>().object({
  state: z.literal('wrong'),
  attemptsLeft: z.int().check(z.positive()),
})

/**
 * The back end's verdict on the typed digits: right, with the employee; wrong, with the remaining attempts; or locked.
 * (FIR-91)
 */
export const ServerVerdict = z.discriminatedUnion('state', [passed, wrong, locked])
export type ServerVerdict = PassedVerdict | WrongVerdict | LockedEmployee

/** A document or badge number of an employee; a question can be about this number. A badge number has no type. */
export interface AskedNumber {
  readonly type: string | null
  readonly value: string
}

/**
 * The number of an employee about which the back end asks: the first number with digits that the user does not already
 * know. A user knows a number that has the same type as the searched number, contains it, or is contained in it.
 * (FIR-90)
 */
export const numberToAsk = (
  numbers: readonly AskedNumber[],
  searched: { readonly type: string; readonly value: string },
): AskedNumber | undefined =>
  numbers.find(
    ({ type, value }) =>
      canBeAsked(value) && type !== searched.type && !areOneNumber(plain(value), plain(searched.value)),
  )

/**
 * The part of a question that a page may show: the characters of the number in their order, with the hidden digits as
 * blanks. (FIR-53)
 */
export const questionCells = ({
  masked,
  positions,
}: Pick<OpenQuestion, 'masked' | 'positions'>): readonly ChallengeCell[] =>
  [...masked].map((character, position) => {
    const blank = positions.indexOf(position)
    return blank < 0 ? { character } : { blank }
  })

/** The wrong answers of a user about an employee: the number in succession, and the time of the last one. */
export interface WrongAnswers {
  readonly count: number
  readonly lastAt: Date
}

/** The number of attempts that a user still has after wrong answers, or the lock. (FIR-92) */
export const answersLeft = (
  wrong: WrongAnswers | undefined,
  now: Date,
): { readonly attemptsLeft: number } | { readonly lockedForSeconds: number } => {
  const freeAt = wrong === undefined ? 0 : wrong.lastAt.getTime() + CHALLENGE_LOCK_MS
  if (wrong === undefined || freeAt <= now.getTime()) return { attemptsLeft: MAX_WRONG_ANSWERS }
  return wrong.count < MAX_WRONG_ANSWERS
    ? { attemptsLeft: MAX_WRONG_ANSWERS - wrong.count }
    : { lockedForSeconds: Math.ceil((freeAt - now.getTime()) / 1_000) }
}

/**
 * The wrong answers of a user after one more wrong answer. Answers from more than five minutes ago no longer count.
 * (FIR-92)
 */
export const oneMoreWrong = (wrong: WrongAnswers | undefined, now: Date): WrongAnswers => ({
  count:
    wrong !== undefined && wrong.lastAt.getTime() + CHALLENGE_LOCK_MS > now.getTime() ? wrong.count + 1 : 1,
  lastAt: now,
})

const plain = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const areOneNumber = (one: string, other: string): boolean =>
  other !== '' && (one.includes(other) || other.includes(one))
