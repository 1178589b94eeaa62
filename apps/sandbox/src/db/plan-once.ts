import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

interface PlannedStatement {
  readonly name: string
  readonly parameterTypes: readonly number[]
  /** What its rows look like: told when it is described, not again when it is executed. */
  readonly description: Message[]
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

const { serialize } = protocol
const mostStatements = 200

/** Whether an index helps a search depends on its pattern, so a search is planned for each one. */
const isSearch = (text: string): boolean => text.includes(' like ') || text.includes(' ilike ')

const together = (...messages: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(messages))

/**
 * Has an embedded database read and plan a statement once instead of every time: for most statements that takes longer than to
 * execute them. Those inside a transaction and searches are left as they are.
 */
export function planOnce(client: PGlite): PGlite {
  const statements = new Map<string, PlannedStatement>()
  let count = 0

  const plan = async (text: string): Promise<PlannedStatement> => {
    const known = statements.get(text)
    if (known !== undefined) {
      // The one that is used last is forgotten last.
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    count += 1
    const name = `statement_${count}`
    const { messages } = await client.execProtocol(
      together(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync()),
    )
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(messages),
      description: messages.filter((message) => message.name === 'rowDescription'),
    }
    statements.set(text, statement)
    const [oldest] = statements
    if (statements.size > mostStatements && oldest !== undefined) {
      const [oldestText, { name }] = oldest
      statements.delete(oldestText)
      await client.execProtocol(together(serialize.close({ type: 'S', name }), serialize.sync()))
    }
    return statement
  }

  const execute = async <Row>(
    text: string,
    parameters: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results<Row>> => {
    const { name, parameterTypes, description } = await plan(text)
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = client.serializers[parameterTypes[at] ?? 0]
      return write === undefined ? String(value) : write(value)
    })
    const { messages } = await client.execProtocol(
      together(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
    )
    const [result] = parse.parseResults([...description, ...messages], client.parsers, options)
    // What the rows hold is what whoever asks says it is, as with the client's own way.
    return result as Results<Row>
  }

  const query = client.query.bind(client)
  client.query = async <Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) => {
    if (isSearch(text)) return query<Row>(text, parameters, options)
    // After the end of a transaction that is open, as with the client's own way.
    return client._runExclusiveTransaction(() =>
      client._runExclusiveQuery(() => execute<Row>(text, parameters, options)),
    )
  }
  return client
}
