import { createHmac, randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  type AskedNumber,
  answerDocumentChallenge,
  answersLeft,
  challengeCells,
  createDocumentChallenge,
  numberToAsk,
  oneMoreWrong,
  type ServerQuestion,
} from '@remesa/domain/firms'
import { ok, type Result } from '@remesa/domain/kernel'
import { and, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { CountryFacts } from '../country'
import type { Database } from '../db/database'
import { lockName } from '../db/lock-name'
import { documentChallenges, wrongAnswers } from '../db/schema'
import type { ApiContext } from '../request/context'
import { appendOwnHistory } from '../request/own-history'
import { type CrewMember, findCrewMemberById } from './crew-repository'
import { guardedEmployeeId } from './guard-reference'
import { firmsKeys } from './signing-keys'

/** The time in milliseconds for which a question can be answered. */
export const questionLifeMs = 5 * 60_000

/**
 * Asks a user for digits of a document number of an employee whom the user has just found. If the employee is locked
 * for the user, the response says for how long. The response is 404 for an employee whom the user has not found, so
 * that questions reveal nothing. It is 409 if the employee has no number for a question.
 */
export const askQuestion = async (
  context: ApiContext,
  country: CountryFacts,
  reference: string,
): Promise<Result<ServerQuestion, Refusal<'not-found' | 'nothing-to-validate'>>> => {
  const { db, caller, now } = context
  const keys = await firmsKeys(db)
  const grant = { userId: caller.id, countryCode: country.code }
  const employeeId = guardedEmployeeId(keys, grant, reference, now)
  const member = employeeId === undefined ? undefined : await findCrewMemberById(db, country.id, employeeId)
  if (employeeId === undefined || member === undefined) return refuse.notFound()
  const { documentType: type, documentValue: value } = member.employee
  const asked = numberToAsk(numbersOf(member), { type, value })
  const challenge =
    asked &&
    createDocumentChallenge(
      asked.value,
      steadyRandom(keys[0], `${caller.id} ${employeeId} ${asked.type ?? ''}`),
    )
  if (asked === undefined || challenge === undefined) return refuse.because('nothing-to-validate')
  const masked = challengeCells(challenge).map((cell) => ('blank' in cell ? '•' : cell.character))
  const positions = [...challenge.positions]
  return db.transaction(async (tx) => {
    await lockName(tx, `challenge ${caller.id}`)
    const left = answersLeft(await wrongOf(tx, { userId: caller.id, employeeId }), now)
    if ('lockedForSeconds' in left) return ok({ state: 'locked', ...left })
    const challengeId = await openQuestion(tx, {
      userId: caller.id,
      employeeId,
      documentType: asked.type,
      positions,
      now,
    })
    return ok({
      state: 'open',
      challengeId,
      documentType: asked.type,
      masked: masked.join(''),
      positions,
      ...left,
    })
  })
}

/** The result of an answer to a question. For a right answer it contains the employee. */
export type Verdict =
  | { readonly state: 'passed'; readonly member: CrewMember }
  | { readonly state: 'wrong'; readonly attemptsLeft: number }
  | { readonly state: 'locked'; readonly lockedForSeconds: number }

type Answered = Result<Verdict, Refusal<'not-found' | 'request.invalid-body'>>

/**
 * Compares the digits of an answer with the document number. The history stores whether they were right, but never the
 * digits. The third wrong answer locks the employee for the user. The response is 400 if digits are missing, which does
 * not count as an answer. It is 404 for another user's question, an expired question, and a question about a number
 * that has changed since.
 */
export const answerQuestion = async (
  context: ApiContext,
  { id: countryId }: CountryFacts,
  { id, digits }: { readonly id: string; readonly digits: readonly string[] },
): Promise<Answered> =>
  context.db.transaction(async (tx): Promise<Answered> => {
    const { caller, now } = context
    await lockName(tx, `challenge ${caller.id}`)
    const [question] = await tx
      .select()
      .from(documentChallenges)
      .where(
        and(
          eq(documentChallenges.id, id),
          eq(documentChallenges.userId, caller.id),
          gt(documentChallenges.expiresAt, now),
        ),
      )
    const member = question && (await findCrewMemberById(tx, countryId, question.employeeId))
    const asked = member && numbersOf(member).find(({ type }) => type === question?.documentType)
    if (!question || !member || !asked || !hasBlanks(asked.value, question.positions))
      return refuse.notFound()
    const pair = { userId: caller.id, employeeId: question.employeeId }
    const wrong = await wrongOf(tx, pair)
    const left = answersLeft(wrong, now)
    if ('lockedForSeconds' in left) return ok({ state: 'locked', ...left })
    const issues = answerDocumentChallenge({ value: asked.value, positions: question.positions }, digits)
    const missing = issues.filter(({ path }) => path !== '')
    if (missing.length > 0) return refuse.invalid(missing)
    const subject = { id: member.employee.id, name: member.employee.function }
    if (issues.length === 0) {
      await tx.delete(wrongAnswers).where(ofPair(pair))
      await appendOwnHistory(tx, context, { kind: 'firms', action: 'challenge-passed', subject, countryId })
      return ok({ state: 'passed', member })
    }
    const next = oneMoreWrong(wrong, now)
    await tx
      .insert(wrongAnswers)
      .values({ ...pair, ...next })
      .onConflictDoUpdate({ target: [wrongAnswers.userId, wrongAnswers.employeeId], set: next })
    const after = answersLeft(next, now)
    const isLocked = 'lockedForSeconds' in after
    await appendOwnHistory(tx, context, {
      kind: 'firms',
      action: 'challenge-failed',
      subject,
      countryId,
      changes: isLocked ? [{ field: 'locked', from: false, to: true }] : [],
    })
    return ok(isLocked ? { state: 'locked', ...after } : { state: 'wrong', ...after })
  })

/** The numbers of an employee that a question can ask about. The second document precedes the badge number. */
const numbersOf = ({ employee }: CrewMember): readonly AskedNumber[] => [
  ...(employee.identityValue === null
    ? []
    : [{ type: employee.identityType, value: employee.identityValue }]),
  { type: null, value: employee.workBadge },
]

interface Pair {
  readonly userId: number
  readonly employeeId: number
}

const ofPair = ({ userId, employeeId }: Pair): SQL | undefined =>
  and(eq(wrongAnswers.userId, userId), eq(wrongAnswers.employeeId, employeeId))

const wrongOf = async (tx: Database, pair: Pair) => {
  const [wrong] = await tx
    .select({ count: wrongAnswers.count, lastAt: wrongAnswers.lastAt })
    .from(wrongAnswers)
    .where(ofPair(pair))
  return wrong
}

/**
 * The id of the user's open question about a number. This question can then be answered for another five minutes.
 * Without an open question, it is the id of a new question.
 */
const openQuestion = async (
  tx: Database,
  { now, ...question }: Pair & { documentType: string | null; positions: number[]; now: Date },
): Promise<string> => {
  const { userId, employeeId, documentType } = question
  const expiresAt = new Date(now.getTime() + questionLifeMs)
  await tx.delete(documentChallenges).where(lte(documentChallenges.expiresAt, now))
  const [open] = await tx
    .update(documentChallenges)
    .set({ expiresAt, positions: question.positions })
    .where(
      and(
        eq(documentChallenges.userId, userId),
        eq(documentChallenges.employeeId, employeeId),
        documentType === null
          ? isNull(documentChallenges.documentType)
          : eq(documentChallenges.documentType, documentType),
      ),
    )
    .returning({ id: documentChallenges.id })
  if (open !== undefined) return open.id
  const id = randomUUID()
  await tx.insert(documentChallenges).values({ id, ...question, expiresAt })
  return id
}

/**
 * Whether a number has digits at the positions that the question asks for. The number may have been replaced after the
 * question was asked.
 */
const hasBlanks = (value: string, positions: readonly number[]): boolean => {
  const characters = [...value]
  return positions.every((at) => /^\d$/.test(characters[at] ?? ''))
}

/**
 * Numbers from 0 to 1 that can't be predicted without the key, and that are always the same for one subject. If
 * questions about a number asked for different digits, several questions together would reveal the whole number.
 */
const steadyRandom = (key: Buffer, subject: string): (() => number) => {
  const bytes = createHmac('sha256', key).update(`blanks ${subject}`).digest()
  let at = 0
  return () => {
    const value = bytes.readUInt32BE(at % bytes.length) / 2 ** 32
    at += 4
    return value
  }
}
