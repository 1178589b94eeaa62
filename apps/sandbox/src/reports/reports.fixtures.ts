import type { Locale } from '@remesa/domain/kernel'
import type { ReportType } from '@remesa/domain/reports'
import { eq } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { createApi } from '../api'
import type { Database } from '../db/database'
import { reports, users } from '../db/schema'
import { worldStart } from '../testing/test-world'
import { findAccountByUsername } from '../users'
import { workReports } from '../worker'

export type StoredReport = typeof reports.$inferSelect

const userOf = async (db: Database, username: string) => {
  const [user] = await db.select().from(users).where(eq(users.username, username))
  if (user === undefined) throw new Error(`the seeded world has no user ${username}`)
  return user
}

/** Stores a report for a test. By default the report was just requested. */
export const storeReport = async (
  db: Database,
  username: string,
  values: Partial<Omit<StoredReport, 'id' | 'userId' | 'countryId'>> = {},
): Promise<number> => {
  const { id: userId, countryId } = await userOf(db, username)
  const [stored] = await db
    .insert(reports)
    .values({
      type: 'ORDERS',
      status: 'RECEIVED',
      request: {},
      locale: 'en',
      requestDate: worldStart,
      ...values,
      userId,
      countryId,
    })
    .returning({ id: reports.id })
  if (stored === undefined) throw new Error('no report was stored')
  return stored.id
}

export const findReport = async (db: Database, id: number): Promise<StoredReport> => {
  const [report] = await db.select().from(reports).where(eq(reports.id, id))
  if (report === undefined) throw new Error(`there is no report ${id}`)
  return report
}

export const at = (now: Date) => () => now

/** Rows of a spreadsheet, headers first, read by an independent library. */
export const rowsOf = async (file: Uint8Array | null) => {
  if (file === null) throw new Error('the report has no file')
  const [sheet] = await readXlsxFile(Buffer.from(file))
  return { sheet: sheet?.sheet, rows: sheet?.data ?? [] }
}

/** Creates a report for a user at once, and reads its rows. */
export const makeFor = async (
  db: Database,
  username: string,
  wanted: { type: ReportType; request: Record<string, unknown>; locale?: Locale; now?: Date },
) => {
  const { type, request, locale = 'en', now = worldStart } = wanted
  const id = await storeReport(db, username, { type, request, locale })
  await workReports(db, { now: at(now) })
  const { status, content } = await findReport(db, id)
  if (status !== 'UPLOADED') throw new Error(`the report became ${status}`)
  const { sheet, rows } = await rowsOf(content)
  const [headers = [], ...below] = rows
  const blank = below.findIndex((row) => row.every((cell) => cell === null))
  const body = blank === -1 ? below : below.slice(0, blank)
  /** The values in the column that has this header. */
  const column = (header: string) => {
    const place = headers.indexOf(header)
    if (place < 0) throw new Error(`there is no column ${header} among ${headers.join(', ')}`)
    return body.map((row) => row[place] ?? null)
  }
  return { sheet, headers, rows: body, totals: blank === -1 ? [] : below.slice(blank + 1), column }
}

/**
 * Downloads a report as its user would. The test's `call` function reads every response as text, so it is not suitable.
 */
export const download = async (
  db: Database,
  username: string,
  id: number,
  now: Date = worldStart,
  format: 'XLSX' | 'CSV' = 'XLSX',
) => {
  const api = createApi({
    db,
    now: at(now),
    env: { baseUrl: 'http://localhost:4000' },
    verifyToken: async () => {
      const account = await findAccountByUsername(db, username)
      return account && { sub: account.id }
    },
  })
  const response = await api.request(`/api/configuration/v1/report/download/${id}?format=${format}`, {
    headers: { Authorization: 'Bearer token' },
  })
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) }
}
