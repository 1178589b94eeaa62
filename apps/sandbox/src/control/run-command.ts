import { resolve } from 'node:path'
import type { Result } from '@remesa/domain/kernel'
import { type Environment, parseEnvironment } from '../kernel/environment'

/** The database on which a command works. */
export type Place = Pick<Environment, 'dataDir' | 'databaseUrl'>

interface CommandWith<Input> {
  readonly command: (place: Place, input: Input) => Promise<Result<undefined, string>>
  readonly done: (input: Input) => string
}

const fail = (sentences: readonly string[]): never => {
  process.stderr.write(`${sentences.join('\n')}\n`)
  process.exit(1)
}

/**
 * Executes a command on the database of the environment, and ends the process. On success it prints a sentence and
 * exits with code 0; on failure it prints the reason and exits with code 1.
 */
export async function runCommand<Input>(input: Input, { command, done }: CommandWith<Input>): Promise<never> {
  const { DATA_DIR, DATABASE_URL } = process.env
  const env = parseEnvironment({ DATA_DIR, DATABASE_URL })
  if (!env.ok) return fail(env.error)
  const outcome = await command(env.value, input)
  if (!outcome.ok) return fail([outcome.error])
  process.stdout.write(`${done(input)}\n`)
  process.exit(0)
}

/** The absolute path of the file in the command line of `npm run NAME`. Without a file, the process ends. */
export function namedFile(name: string): string {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || more.length > 0) return fail([`Name one file: npm run ${name} -- FILE`])
  // npm changes the working folder, but the path is relative to the folder in which the command was typed.
  return resolve(process.env['INIT_CWD'] ?? '', given)
}
