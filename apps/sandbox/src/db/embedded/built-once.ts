import type { Database } from '../database'

/**
 * A prepared query of each database, put together when it is first asked for: for what every request reads, that takes
 * longer than to execute it.
 */
export const builtOnce = <Query>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const queries = new WeakMap<Database, Query>()
  return (db) => {
    const known = queries.get(db)
    if (known !== undefined) return known
    const query = build(db)
    queries.set(db, query)
    return query
  }
}
