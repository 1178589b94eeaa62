import type { Database } from '../database'

/**
 * A prepared query, built once for each database when it is first used. For what every request reads, building the
 * query takes longer than executing it.
 */
export const preparedQuery = <Query>(build: (db: Database) => Query): ((db: Database) => Query) => {
  const queries = new WeakMap<Database, Query>()
  return (db) => {
    const known = queries.get(db)
    if (known !== undefined) return known
    const query = build(db)
    queries.set(db, query)
    return query
  }
}
