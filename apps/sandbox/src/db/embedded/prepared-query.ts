import type { Database } from '../database'

/**
 * Prepares a query, which is built once for each database at its first use. Building the queries for every request
 * would take longer than executing them.
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
