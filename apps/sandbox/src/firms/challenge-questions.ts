import { createHmac, randomUUID } from 'node:crypto'
import { type Refusal, refuse } from '@remesa/api-client/server'
import {
  answerDocumentChallenge,
  challengeCells,
  createDocumentChallenge,
  documentToValidate,
} from '@remesa/domain/firms'
import { ok, type Result } from '@remesa/domain/kernel'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { CountryFacts } from '../country'
import { lockName } from '../db/lock-name'
import { documentChallenges, employees } from '../db/schema'
import type { ApiContext } from '../request/context'
import { type CrewMember, findCrewMember } from './crew-repository'
import { meansDocument } from './document-match'
import { successfulSearches } from './search-log'
import { firmsKeys } from './signing-keys'

/** How long a question stays open. */
export const questionLifeMs = 5 * 60_000
/** Wrong answers that close a question. */
export const maxAttempts = 3
/** Questions to one user about one employee that may be open at a time: more would be guessing. */
export const maxQuestions = 3
/** How long after a search its employees may be asked about. */
const searchLifeMs = 15 * 60_000

/**
 * Asks a user for digits of the document of an employee whom they have just found. Any other employee is 404, so that
 * questions reveal nothing about people whom they never searched for. 409 where the country asks no digits of the document.
 */
export const askQuestion = async (
  context: ApiContext,
  country: CountryFacts,
  registry: string,
): Promise<
  Result<
    { challengeId: string; masked: string; positions: number[] },
    Refusal<'not-found' | 'nothing-to-validate' | 'too-many-requests'>
  >
> => {
  const { db, caller, now } = context
  const member = await findCrewMember(db, country.id, registry)
  const search = member && (await searchThatFound(context, country, member))
  if (member === undefined || search === undefined) return refuse.notFound()
  const { id: employeeId, documentValue } = member.employee
  const value = documentToValidate({ validationDocumentValue: documentValue }, country.config, search)
  const [key] = await firmsKeys(db)
  const challenge =
    value === undefined
      ? undefined
      : createDocumentChallenge(value, steadyRandom(key, `${caller.id} ${employeeId}`))
  if (challenge === undefined) return refuse.because('nothing-to-validate')
  return db.transaction(async (tx) => {
    await lockName(tx, `challenge ${caller.id}`)
    await tx.delete(documentChallenges).where(lte(documentChallenges.expiresAt, now))
    const open = await tx
      .select({ expiresAt: documentChallenges.expiresAt })
      .from(documentChallenges)
      .where(and(eq(documentChallenges.userId, caller.id), eq(documentChallenges.employeeId, employeeId)))
      .orderBy(documentChallenges.expiresAt)
    const [oldest] = open
    if (oldest && open.length >= maxQuestions)
      return refuse.tooMany(Math.ceil((oldest.expiresAt.getTime() - now.getTime()) / 1_000))
    const id = randomUUID()
    await tx.insert(documentChallenges).values({
      id,
      userId: caller.id,
      employeeId,
      positions: [...challenge.positions],
      expiresAt: new Date(now.getTime() + questionLifeMs),
    })
    const masked = challengeCells(challenge).map((cell) => ('blank' in cell ? '•' : cell.character))
    return ok({ challengeId: id, masked: masked.join(''), positions: [...challenge.positions] })
  })
}

type Answered = Result<
  { readonly valid: boolean },
  Refusal<'not-found' | 'challenge-over' | 'request.invalid-body'>
>

/**
 * Compares the digits with the document. A right answer closes the question, and so does the third wrong one: 409 from
 * then on. Missing digits are 400 and don't count as an answer; a question to another user, or an expired one, is 404.
 */
export const answerQuestion = async (
  { db, caller, now }: ApiContext,
  { id: countryId }: CountryFacts,
  { id, digits }: { readonly id: string; readonly digits: readonly string[] },
): Promise<Answered> =>
  db.transaction(async (tx): Promise<Answered> => {
    const [question] = await tx
      .select({ asked: documentChallenges, value: employees.documentValue })
      .from(documentChallenges)
      .innerJoin(employees, eq(employees.id, documentChallenges.employeeId))
      .where(
        and(
          eq(documentChallenges.id, id),
          eq(documentChallenges.userId, caller.id),
          eq(employees.countryId, countryId),
          gt(documentChallenges.expiresAt, now),
        ),
      )
      .for('update', { of: documentChallenges })
    if (question === undefined) return refuse.notFound()
    const { asked, value } = question
    const isOver = asked.passedAt !== null || asked.attempts >= maxAttempts
    if (isOver || !hasBlanks(value, asked.positions)) return refuse.because('challenge-over')
    const issues = answerDocumentChallenge({ value, positions: asked.positions }, digits)
    const missing = issues.filter(({ path }) => path !== '')
    if (missing.length > 0) return refuse.invalid(missing)
    const valid = issues.length === 0
    await tx
      .update(documentChallenges)
      .set(valid ? { passedAt: now } : { attempts: asked.attempts + 1 })
      .where(eq(documentChallenges.id, id))
    return ok({ valid })
  })

/** Whether a document still has the requested digits: it may have been replaced since. */
const hasBlanks = (value: string, positions: readonly number[]): boolean => {
  const characters = [...value]
  return positions.every((at) => /^\d$/.test(characters[at] ?? ''))
}

/** The type of a recent search by which the caller has found an employee. */
const searchThatFound = async (
  { db, caller, now }: ApiContext,
  { id: countryId, config }: CountryFacts,
  { employee }: CrewMember,
): Promise<string | undefined> => {
  const since = new Date(now.getTime() - searchLifeMs)
  const searches = await successfulSearches(db, { userId: caller.id, countryId, since })
  const pattern = config.SearchEmployee.BarcodePostProcessorRegexPattern
  return searches.find(
    ({ searchType, identifier }) =>
      searchType === employee.documentType && meansDocument(employee.documentValue, identifier, pattern),
  )?.searchType
}

/**
 * Numbers from 0 to 1 that are unpredictable without the key and always the same for one subject. New blanks in each
 * question would show in one what another one hides, and so, step by step, the whole document.
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
