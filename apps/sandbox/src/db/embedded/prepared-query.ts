import type { Database } from '../database'

/**
 * A prepared query, which is built for each database when it is first used. Building the queries of every request would
 * take longer than executing them.
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
