import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context, MiddlewareHandler } from 'hono'
import { html } from 'hono/html'
import type { AppEnv } from '../kernel/node-bindings'
import { keptForEver } from '../kernel/package-assets'
import { type Encoding, type ServedFile, scanFiles, twinSuffix } from './scan-files'

export type PortalFiles = MiddlewareHandler<AppEnv>

const gzipAsync = promisify(gzip)

/** Smallest size in bytes of a response that is compressed. Compressing smaller responses saves nothing. */
const compressFromBytes = 1024

/** Paths that belong to the server. An unknown URL below them gets 404 instead of the portal's page. */
const serverPaths =
  /^\/(api|oidc|assets|login|i18n|healthz|readyz|csp-reports|sign-in-failures|config\.json|openapi\.json|reference|privacy)(\/|$)/

const missingPortal = html`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Portal not built</title></head>
  <body>
    <h1>The portal has not been built yet</h1>
    <p>Stop this process and run <code>npm start</code> in the folder of the repository: it builds the portal and starts it.</p>
  </body>
</html>
`

function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const accepted = (header ?? '').split(',').map((entry) => entry.trim())
  const accepts = (name: Encoding) =>
    accepted.some((entry) => entry === name || (entry.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(entry)))
  const encodings: readonly Encoding[] = ['br', 'gzip']
  return encodings.filter(accepts)
}

const matches = (header: string | undefined, tag: string): boolean =>
  header !== undefined &&
  (header === '*' || header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag))

/**
 * Returns `undefined` for the error of a missing file, and throws any other error again. A file may be missing because
 * a newer build has removed it.
 */
const noneWhereGone = (cause: unknown): undefined => {
  if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
  throw cause
}

/**
 * Serves the built portal from a folder. Files below `/assets` have a hash in their name and may be cached for ever.
 * All other files are revalidated each time by their ETag. A page request for any other URL gets the portal's page,
 * which handles its own routes.
 */
export function createPortalFiles(folder: string): PortalFiles {
  let table: ReadonlyMap<string, ServedFile> = new Map()
  let tableOf = -1
  const compressed = new Map<string, Uint8Array<ArrayBuffer>>()

  /**
   * Reads the list of files again. If a build finishes while the process runs, the new files are served from the next
   * page request on.
   */
  async function refreshTable(): Promise<void> {
    const built = await stat(join(folder, 'index.html')).catch(() => undefined)
    const version = built?.mtimeMs ?? 0
    if (version === tableOf) return
    table = await scanFiles(folder)
    compressed.clear()
    tableOf = version
  }

  async function contentOf(served: ServedFile, encodings: readonly Encoding[]) {
    const twin = encodings.find((encoding) => served.twins.includes(encoding))
    if (twin !== undefined) return { body: await readFile(served.file + twinSuffix[twin]), encoding: twin }
    const body = await readFile(served.file)
    if (!served.isCompressible || body.length < compressFromBytes || !encodings.includes('gzip')) {
      return { body, encoding: undefined }
    }
    const known = compressed.get(served.file) ?? (await gzipAsync(body))
    compressed.set(served.file, known)
    return { body: known, encoding: 'gzip' as const }
  }

  async function send(c: Context<AppEnv>, path: string, served: ServedFile): Promise<Response> {
    const { body, encoding } = await contentOf(served, acceptedEncodings(c.req.header('accept-encoding')))
    const tag = `"${served.tag}${encoding === undefined ? '' : `-${encoding}`}"`
    const headers: Record<string, string> = {
      'Content-Type': served.type,
      'Cache-Control': path.startsWith('/assets/') ? keptForEver : 'no-cache',
      ETag: tag,
      ...(served.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
    }
    if (matches(c.req.header('if-none-match'), tag)) return c.body(null, 304, headers)
    headers['Content-Length'] = String(body.length)
    if (encoding !== undefined) headers['Content-Encoding'] = encoding
    return c.body(body, 200, headers)
  }

  return async (c, next) => {
    const { path } = c.req
    const isNavigation = (c.req.header('accept') ?? '').includes('text/html') && !serverPaths.test(path)
    const known = path === '/' ? undefined : table.get(path)
    const sent = known === undefined ? undefined : await send(c, path, known).catch(noneWhereGone)
    if (sent !== undefined) return sent
    await refreshTable()
    const found = table.get(path)
    if (found !== undefined) return send(c, path, found)
    if (path !== '/' && !isNavigation) return next()
    const index = table.get('/index.html')
    return index === undefined ? c.html(missingPortal, 503) : send(c, '/index.html', index)
  }
}
