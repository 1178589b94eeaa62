import * as z from 'zod/mini'
import { absentAsNull, type FieldsOf, named } from '../kernel'
import { type ChallengeCell, canBeAsked } from './document-challenge'
import { Employee } from './firms.schema'

/** The number of wrong answers by one user about one employee that locks the employee for that user. (FIR-92) */
export const MAX_WRONG_ANSWERS = 3
/** Milliseconds that the lock of an employee lasts, and after which wrong answers are forgotten. (FIR-92) */
export const CHALLENGE_LOCK_MS = 5 * 60_000

/** For how long a user gets no question about an employee after too many wrong answers. (FIR-92) */
export interface LockedEmployee extends FieldsOf<typeof locked> {}
const locked = named<LockedEmployee>().object({
  state: z.literal('locked'),
  /** Seconds until the lock ends, counted by the back end; at least 1. */
  lockedForSeconds: z.int().check(z.positive()),
})

/** A question that can be answered. (FIR-90) */
export interface OpenQuestion extends FieldsOf<typeof open> {}
const open = named<OpenQuestion>().object({
  state: z.literal('open'),
  challengeId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Kind of the document, such as `DNI`; `null` for the badge. */
  documentType: absentAsNull(z.string()),
  /** The number with any character in place of each requested digit. */
  masked: z.string(),
  /** Positions of the requested digits among the characters, from 0, ascending. */
  positions: z.array(z.int().check(z.nonnegative())),
  attemptsLeft: z.int().check(z.positive()),
})

/**
 * A question of the back end for digits of an employee's number, or the lock during which it asks no
 * question. (FIR-90, FIR-92)
 */
export const ServerQuestion = z.discriminatedUnion('state', [open, locked])
export type ServerQuestion = OpenQuestion | LockedEmployee

/** The back end's verdict if the digits were right: it contains the employee. (FIR-91) */
export interface PassedVerdict extends FieldsOf<typeof passed> {}
const passed = named<PassedVerdict>().object({ state: z.literal('passed'), employee: Employee })

/** The verdict on wrong digits, with the number of answers left. (FIR-91) */
export interface WrongVerdict extends FieldsOf<typeof wrong> {}
const wrong = named<WrongVerdict>().object({
  state: z.literal('wrong'),
  attemptsLeft: z.int().check(z.positive()),
})

/**
 * The back end's verdict on digits: right, with the employee; wrong, with the number of answers left; or locked.
 * (FIR-91)
 */
export const ServerVerdict = z.discriminatedUnion('state', [passed, wrong, locked])
export type ServerVerdict = PassedVerdict | WrongVerdict | LockedEmployee

/** A number of an employee that a question can be about; without a type it is the number of the badge. */
export interface AskedNumber {
  readonly type: string | null
  readonly value: string
}

/**
 * The number of an employee that a back end asks about: the first number with digits that the searching user does not
 * already know. A number is known if it contains, or is contained in, the number of the search, or has the same type.
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

/** The part of a question that a view may show: every character but the requested ones, in order. (FIR-53) */
export const questionCells = ({
  masked,
  positions,
}: Pick<OpenQuestion, 'masked' | 'positions'>): readonly ChallengeCell[] =>
  [...masked].map((character, position) => {
    const blank = positions.indexOf(position)
    return blank < 0 ? { character } : { blank }
  })

/** Wrong answers of a user about an employee: the number in a row, and the time of the last one. */
export interface WrongAnswers {
  readonly count: number
  readonly lastAt: Date
}

/** The remaining answers of a user after wrong ones, or the lock. (FIR-92) */
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

/** The wrong answers after another wrong answer; answers of more than five minutes ago are forgotten. (FIR-92) */
export const oneMoreWrong = (wrong: WrongAnswers | undefined, now: Date): WrongAnswers => ({
  count:
    wrong !== undefined && wrong.lastAt.getTime() + CHALLENGE_LOCK_MS > now.getTime() ? wrong.count + 1 : 1,
  lastAt: now,
})

const plain = (value: string): string => value.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
const areOneNumber = (one: string, other: string): boolean =>
  other !== '' && (one.includes(other) || other.includes(one))
