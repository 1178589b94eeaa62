import { contract, Problem } from '@remesa/api-client/contract'
import type { ClientRequest } from '@remesa/domain/clients'
import { SaveResponse } from '@remesa/domain/kernel'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { clients } from '../db/schema'
import { clientBody, staff } from '../testing/requests/clients.requests'
import type { TestAnswer, TestWorld } from '../testing/test-world'

export const path = '/api/configuration/v1/client'

/** A request body in a test. Each field may have an invalid value. */
export type Sent = { readonly [Field in keyof ClientRequest]?: unknown } & Readonly<Record<string, unknown>>

interface How {
  readonly by?: string
  readonly key?: string
}

/** Sends a new client or, if an id is passed, a change of the client with this id. */
export const save = (
  { call }: Pick<TestWorld, 'call'>,
  changes: Sent = {},
  { by = staff, key }: How = {},
): Promise<TestAnswer> =>
  call(by, `POST ${path}/`, {
    body: { ...clientBody, ...changes },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })

export const said = ({ body }: TestAnswer) => SaveResponse.parse(body)

export const issuesOf = ({ body }: TestAnswer): string[] =>
  Problem.parse(body)
    .issues?.map(({ path: at, rule }) => `${at}: ${rule}`)
    .toSorted() ?? []

export const detail = async ({ call }: Pick<TestWorld, 'call'>, id: number, by = staff) =>
  contract.clients.get.response.parse((await call(by, `GET ${path}/${id}`)).body)

/** The id of the client that has this code in Spain. */
export const idOfCode = async ({ db }: Pick<TestWorld, 'db'>, codeSol: string): Promise<number> => {
  const [row] = await db.select({ id: clients.id }).from(clients).where(eq(clients.codeSol, codeSol))
  if (row === undefined) throw new Error(`there is no client ${codeSol}`)
  return row.id
}

/** Adds a client that has no id of the operations system, and returns its id in the portal. */
export const added = async (world: TestWorld, codeSol: string, changes: Sent = {}): Promise<number> => {
  const answer = await save(world, { codeSol, ...changes })
  if (answer.status !== 200 || said(answer).status !== 1) throw new Error(JSON.stringify(answer.body))
  return idOfCode(world, codeSol)
}

/** The body of a save that changes nothing in a client, as the client's form sends it. */
export const bodyOf = async (world: Pick<TestWorld, 'call'>, id: number): Promise<Sent> => {
  const { label: _label, version: _version, country, ...client } = await detail(world, id)
  return { ...client, country: country.id }
}

const Held = z.object({ rows: z.tuple([z.object({ held: z.string() })]) })

/** All rows of some tables as text. A test compares them before and after a request that must not change anything. */
export const rowsOf = async (
  { db }: Pick<TestWorld, 'db'>,
  tables: readonly string[],
): Promise<readonly string[]> => {
  const texts: string[] = []
  for (const table of tables) {
    const name = sql.identifier(table)
    const answer = await db.execute(
      sql`select coalesce(string_agg(${name}::text, chr(10) order by ${name}::text), '') as held from ${name}`,
    )
    texts.push(Held.parse(answer).rows[0].held)
  }
  return texts
}

/** All rows that are stored about clients, as text. */
export const everythingStored = (world: Pick<TestWorld, 'db'>) =>
  rowsOf(world, ['clients', 'client_third_codes', 'client_limits', 'client_extra_data'])
