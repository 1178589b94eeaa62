import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'

interface KnownStatement {
  /** Of the statement that the database keeps; none for a search. */
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
 * Has an embedded database read and plan a statement once instead of every time, searches excepted: for most statements that takes
 * longer than to execute them. What is known of a statement also goes without being asked for again.
 */
export function planOnce(client: PGlite): PGlite {
  const statements = new Map<string, KnownStatement>()
  let count = 0

  const statementOf = async (text: string): Promise<KnownStatement> => {
    const known = statements.get(text)
    if (known !== undefined) {
      // The one that is used last is forgotten last.
      statements.delete(text)
      statements.set(text, known)
      return known
    }
    count += 1
    const name = isSearch(text) ? '' : `statement_${count}`
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
      const [oldestText, { name: oldestName }] = oldest
      statements.delete(oldestText)
      if (oldestName !== '') {
        await client.execProtocol(
          together(serialize.close({ type: 'S', name: oldestName }), serialize.sync()),
        )
      }
    }
    return statement
  }

  const execute = async <Row>(
    text: string,
    parameters: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results<Row>> => {
    const { name, parameterTypes, description } = await statementOf(text)
    const values = parameters.map((value, at) => {
      if (value === null || value === undefined) return null
      const write = client.serializers[parameterTypes[at] ?? 0]
      return write === undefined ? String(value) : write(value)
    })
    const { messages } = await client.execProtocol(
      together(
        ...(name === '' ? [serialize.parse({ text })] : []),
        serialize.bind({ statement: name, values }),
        serialize.execute({}),
        serialize.sync(),
      ),
    )
    // Those that are given come before the client's own, which are too many to be copied for each answer.
    const parsers = Object.assign(Object.create(client.parsers), options?.parsers)
    const [result] = parse.parseResults([...description, ...messages], parsers, {
      rowMode: options?.rowMode ?? 'object',
    })
    // What the rows hold is what whoever asks says it is, as with the client's own way.
    return result as Results<Row>
  }

  const planned = <Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) =>
    client._runExclusiveQuery(() => execute<Row>(text, parameters, options))
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    transaction((tx) => {
      tx.query = async (...given) => {
        if (tx.closed) throw new Error('The transaction is over.')
        return planned(...given)
      }
      return work(tx)
    })
  client.query = async <Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) => {
    // After the end of a transaction that is open, as with the client's own way.
    return client._runExclusiveTransaction(() => planned<Row>(text, parameters, options))
  }
  return client
}
