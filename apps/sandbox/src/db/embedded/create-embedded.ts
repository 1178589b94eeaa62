import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { plannerSettings } from '../planner-settings'
import { prepareStatements } from './prepared-statements'

/** The embedded database with everything that the migrations and statements of this product expect. */
export const createEmbedded = async (options: PGliteOptions = {}): Promise<PGlite> => {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } })
  await client.exec(plannerSettings)
  return prepareStatements(client)
}
