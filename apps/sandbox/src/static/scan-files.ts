import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { getMimeType } from 'hono/utils/mime'

/** A file that may be served. Requests for files that are not in the list get 404. */
export interface ServedFile {
  readonly file: string
  readonly type: string
  /** Hash of the file's content, without quotes. */
  readonly tag: string
  /** Encodings for which a compressed copy of the file exists beside it. */
  readonly twins: readonly Encoding[]
  readonly isCompressible: boolean
}

export type Encoding = 'br' | 'gzip'
export const twinSuffix: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const isTwin = (path: string): boolean => /\.(br|gz)$/.test(path)

/** Whether a file is never served. This applies to source maps and hidden files. */
const isPrivate = (path: string): boolean =>
  path.endsWith('.map') || path.split('/').some((part) => part.startsWith('.'))

const compressible = /^(text\/|application\/(json|javascript|wasm|manifest\+json|xml)|image\/svg)/

/** The files in a folder by their URL paths (such as `/assets/index.js`); empty if the folder does not exist. */
export async function scanFiles(folder: string): Promise<ReadonlyMap<string, ServedFile>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const paths = new Set(names.map((name) => name.split(sep).join('/')))
  const table = new Map<string, ServedFile>()
  for (const path of paths) {
    if (isTwin(path) || isPrivate(path)) continue
    const file = join(folder, path)
    if (!(await stat(file)).isFile()) continue
    const type = getMimeType(path) ?? 'application/octet-stream'
    const encodings: readonly Encoding[] = ['br', 'gzip']
    table.set(`/${relative(folder, file).split(sep).join('/')}`, {
      file,
      type,
      tag: createHash('sha256')
        .update(await readFile(file))
        .digest('base64url')
        .slice(0, 22),
      twins: encodings.filter((encoding) => paths.has(`${path}${twinSuffix[encoding]}`)),
      isCompressible: compressible.test(type),
    })
  }
  return table
}
