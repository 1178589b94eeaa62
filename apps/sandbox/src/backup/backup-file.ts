import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { err, ok, type Result } from '@remesa/domain/kernel'
import * as z from 'zod/mini'

/**
 * One line of a backup. Its `rows` are JSON texts that PostgreSQL itself writes and reads, so that no number or time is
 * converted.
 */
export const BackupLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('head'),
    format: z.literal('remesa-backup-1'),
    /** Time of the newest migration in the database. It identifies the version of the tables. */
    migratedTo: z.number(),
    createdAt: z.string(),
  }),
  z.object({ kind: z.literal('table'), name: z.string(), columns: z.array(z.string()) }),
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({
    kind: z.literal('sequence'),
    name: z.string(),
    value: z.string(),
    isUsed: z.boolean(),
  }),
  z.object({ kind: z.literal('end'), lines: z.number(), hash: z.string() }),
])
export type BackupLine = z.output<typeof BackupLine>
export type BackupHead = Extract<BackupLine, { kind: 'head' }>

const newHash = () => createHash('sha256')

/** The lines of a backup as text, followed by a last line with the number and a hash of these lines. */
async function* withEnd(lines: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  const hash = newHash()
  let count = 0
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    count += 1
    yield text
  }
  yield `${JSON.stringify({ kind: 'end', lines: count, hash: hash.digest('hex') } satisfies BackupLine)}\n`
}

const existing = (file: string) => `There is a file ${file} already. Name another one, or delete it first.`

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/**
 * Writes a backup file that only its owner can read. The file gets its name once its contents are on the disk.
 *
 * @returns A sentence if a file with this name exists already.
 * @throws the error of the file system or of the source of the lines; no incomplete file remains.
 */
export async function writeBackupFile(
  file: string,
  lines: AsyncIterable<BackupLine>,
): Promise<Result<undefined, string>> {
  if (existsSync(file)) return err(existing(file))
  const part = `${file}.${process.pid}.part`
  try {
    await pipeline(
      Readable.from(withEnd(lines)),
      createGzip(),
      createWriteStream(part, { flags: 'wx', mode: 0o600 }),
    )
    const written = await open(part, 'r+')
    await written.sync()
    await written.close()
    // Unlike renaming, a link never replaces a file that was created in the meantime.
    await link(part, file).catch((error: unknown) => {
      if (isTaken(error)) throw error
      return rename(part, file)
    })
    return ok(undefined)
  } catch (error) {
    if (isTaken(error)) return err(existing(file))
    throw error
  } finally {
    await rm(part, { force: true })
  }
}

/** The lines of a backup without the last one, not yet validated. */
export async function* readBackupFile(file: string): AsyncGenerator<BackupLine> {
  for await (const text of textsOf(file)) {
    const line = BackupLine.parse(JSON.parse(text))
    if (line.kind !== 'end') yield line
  }
}

/** The lines of a file as texts. A line may have several megabytes, so its pieces are joined once at its end. */
async function* textsOf(file: string): AsyncGenerator<string> {
  const unzipped = createGunzip()
  const source = createReadStream(file)
  source.on('error', (error) => unzipped.destroy(error))
  source.pipe(unzipped)
  const decoder = new TextDecoder()
  const begun: string[] = []
  for await (const chunk of unzipped) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n')
    begun.push(first)
    for (const other of others) {
      yield begun.splice(0).join('')
      begun.push(other)
    }
  }
  const last = begun.join('')
  if (last !== '') yield last
}

const isGzip = async (file: string): Promise<boolean> => {
  const opened = await open(file)
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await opened.close()
  }
}

const parsed = (text: string): BackupLine | undefined => {
  try {
    const line = BackupLine.safeParse(JSON.parse(text))
    return line.success ? line.data : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads a whole backup file, and checks that it is complete and unchanged.
 *
 * @returns The first line of the backup, or a sentence that says what is wrong with the file.
 */
export async function checkBackupFile(file: string): Promise<Result<BackupHead, string>> {
  const foreign = err(`${file} is not a backup of Remesa.`)
  const damaged = err(`The backup ${file} is damaged: a part of it is missing or changed. Use another one.`)
  if (!existsSync(file)) return err(`There is no file ${file}.`)
  if (!(await isGzip(file))) return foreign
  const hash = newHash()
  let head: BackupHead | undefined
  let end: Extract<BackupLine, { kind: 'end' }> | undefined
  let count = 0
  try {
    for await (const text of textsOf(file)) {
      const line = parsed(text)
      if (count === 0 && line?.kind !== 'head') return foreign
      if (line === undefined || end !== undefined) return damaged
      if (line.kind === 'head') head = line
      if (line.kind === 'end') end = line
      else {
        hash.update(`${text}\n`)
        count += 1
      }
    }
  } catch {
    return damaged
  }
  const isWhole = end?.lines === count && end.hash === hash.digest('hex')
  return isWhole && head !== undefined ? ok(head) : damaged
}
