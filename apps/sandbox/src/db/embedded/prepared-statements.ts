import { type PGlite, parse, protocol, type QueryOptions, type Results } from '@electric-sql/pglite'
import { LRUCache } from 'lru-cache'

interface KnownStatement {
  /** The name of the stored statement; empty for a search, which is not stored. */
  readonly name: string
  readonly parameterTypes: readonly number[]
  /**
   * The columns of the statement's rows. The database reports them only when a statement is described, not when it is
   * executed.
   */
  readonly description: Message[]
}

type Message = Awaited<ReturnType<PGlite['execProtocol']>>['messages'][number]

const { serialize } = protocol
const mostStatements = 200

/**
 * Whether a statement is a search. A search is planned at each execution, because its pattern decides whether an index
 * helps.
 */
const isSearch = (text: string): boolean => text.includes(' like ')

const together = (...messages: readonly Uint8Array[]): Uint8Array => new Uint8Array(Buffer.concat(messages))

/** Creates a function that runs pieces of work one after another. Failed work does not stop the next work. */
const oneByOne = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work)
    last = done.catch(() => undefined)
    return done
  }
}

/**
 * Makes an embedded database parse and plan each statement once and store it by name, because planning usually takes
 * longer than executing. Only searches are planned at each execution. The parameters and columns of the latest 200
 * statements are cached too.
 */
export function prepareStatements(client: PGlite): PGlite {
  const forgotten: string[] = []
  const statements = new LRUCache<string, KnownStatement>({
    max: mostStatements,
    dispose: ({ name }) => {
      if (name !== '') forgotten.push(name)
    },
  })
  let count = 0

  const statementOf = async (text: string): Promise<KnownStatement> => {
    const known = statements.get(text)
    if (known !== undefined) return known
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
    for (const old of forgotten.splice(0)) {
      await client.execProtocol(together(serialize.close({ type: 'S', name: old }), serialize.sync()))
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
    // Parsers that the caller passes take precedence over the parsers of the client. The client's parsers are
    // inherited, because copying so many of them for each response takes too long.
    const parsers = Object.assign(Object.create(client.parsers), options?.parsers)
    const [result] = parse.parseResults([...description, ...messages], parsers, {
      rowMode: options?.rowMode ?? 'object',
    })
    // The caller determines the type of the rows, as with the client's own `query`.
    return result as Results<Row>
  }

  const prepared = <Row>(text: string, parameters: unknown[] = [], options?: QueryOptions) =>
    client.runExclusive(() => execute<Row>(text, parameters, options))
  // A statement outside a transaction waits until an open transaction has ended, as with the client's own `query`.
  const inTurn = oneByOne()
  const transaction = client.transaction.bind(client)
  client.transaction = (work) =>
    inTurn(() =>
      transaction((tx) => {
        tx.query = async (...given) => {
          if (tx.closed) throw new Error('The transaction is over.')
          return prepared(...given)
        }
        return work(tx)
      }),
    )
  client.query = <Row>(text: string, parameters?: unknown[], options?: QueryOptions) =>
    inTurn(() => prepared<Row>(text, parameters, options))
  return client
}
