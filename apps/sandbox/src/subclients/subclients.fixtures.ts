import { contract, Problem } from '@remesa/api-client/contract'
import { SaveResponse } from '@remesa/domain/kernel'
import type { SubclientRequest } from '@remesa/domain/subclients'
import { and, eq } from 'drizzle-orm'
import { rowsOf } from '../clients/clients.fixtures'
import { subclients } from '../db/schema'
import { staff } from '../testing/requests/clients.requests'
import { subclientBody } from '../testing/requests/subclients.requests'
import type { TestAnswer, TestWorld } from '../testing/test-world'

export const path = '/api/configuration/v1/sub-client'

/** A request body in a test. Each field may have an invalid value. */
export type Sent = { readonly [Field in keyof SubclientRequest]?: unknown } & Readonly<
  Record<string, unknown>
>

interface How {
  readonly by?: string
  readonly key?: string
}

/** Sends a new subclient of Bazar Norte or, if an id is passed, a change of the subclient with this id. */
export const save = (
  { call }: Pick<TestWorld, 'call'>,
  changes: Sent = {},
  { by = staff, key }: How = {},
): Promise<TestAnswer> =>
  call(by, `POST ${path}/`, {
    body: { ...subclientBody, ...changes },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })

export const said = ({ body }: TestAnswer) => SaveResponse.parse(body)

export const issuesOf = ({ body }: TestAnswer): string[] =>
  Problem.parse(body)
    .issues?.map(({ path: at, rule }) => `${at}: ${rule}`)
    .toSorted() ?? []

export const detail = async ({ call }: Pick<TestWorld, 'call'>, id: number, by = staff) =>
  contract.subclients.get.response.parse((await call(by, `GET ${path}/${id}`)).body)

/** The id of the subclient of Bazar Norte with a code. */
export const idOfCode = async ({ db }: Pick<TestWorld, 'db'>, codeSol: string): Promise<number> => {
  const [row] = await db
    .select({ id: subclients.id })
    .from(subclients)
    .where(and(eq(subclients.codeSol, codeSol), eq(subclients.clientId, subclientBody.clientId)))
  if (row === undefined) throw new Error(`there is no subclient ${codeSol}`)
  return row.id
}

/** Adds a subclient that is not in the operations system, and returns its id. */
export const added = async (world: TestWorld, codeSol: string, changes: Sent = {}): Promise<number> => {
  const answer = await save(world, { codeSol, ...changes })
  if (answer.status !== 200 || said(answer).status !== 1) throw new Error(JSON.stringify(answer.body))
  return idOfCode(world, codeSol)
}

/** The body of a save that changes nothing in a subclient, as the subclient's form sends it. */
export const bodyOf = async (world: Pick<TestWorld, 'call'>, id: number): Promise<Sent> => {
  const { label: _label, version: _version, client, delegation, ...subclient } = await detail(world, id)
  return { ...subclient, clientId: client.id, delegation: delegation?.idSmartcash?.split('-')[0] }
}

/** All rows that are stored about subclients, as text. */
export const everythingStored = (world: Pick<TestWorld, 'db'>) =>
  rowsOf(world, ['subclients', 'subclient_third_codes', 'subclient_limits'])
