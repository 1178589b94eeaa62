import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { plannerSettings } from '../planner-settings'
import { prepareStatements } from './prepared-statements'

/** Creates the embedded database with the extensions that the migrations and statements of this product need. */
export const createEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  await client.exec(plannerSettings)
  return prepareStatements(client)
}
