import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/database'
import { depositCommodities } from '../db/schema'

/** Types of money that the deposit devices of a country accept. */
export const listDepositCommodities = (db: Database, countryId: number) =>
  db
    .select({
      code: depositCommodities.code,
      description: depositCommodities.description,
      commodityTypeCode: depositCommodities.typeCode,
    })
    .from(depositCommodities)
    .where(eq(depositCommodities.countryId, countryId))
    .orderBy(asc(depositCommodities.code))
