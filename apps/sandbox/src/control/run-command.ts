import { resolve } from 'node:path'
import type { Result } from '@remesa/domain/kernel'
import { type Environment, parseEnvironment } from '../kernel/environment'

/** The database that a command works on. */
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
 * Runs a command on the database of the environment, and ends the process: with 0 and a sentence, or with 1 and the reason.
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

/** The absolute path of the file in the command line of `npm run NAME`; the process ends if no file is given. */
export function namedFile(name: string): string {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || more.length > 0) return fail([`Name one file: npm run ${name} -- FILE`])
  // npm changes the working folder, but the name is relative to the folder in which the command was typed.
  return resolve(process.env['INIT_CWD'] ?? '', given)
}
