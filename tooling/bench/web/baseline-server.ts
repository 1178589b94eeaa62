import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../../run.ts'

const portal = join(root, 'apps/portal')

export const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

export interface BaselineServer {
  readonly url: string
  close(): Promise<unknown>
}

/**
 * Builds the baseline page with the portal's own libraries. Like the portal, the page is served with brotli
 * compression.
 */
export async function serveBaseline(): Promise<BaselineServer> {
  const outDir = join(portal, 'node_modules/.cache/bench-baseline')
  await build({
    root: join(portal, 'test/bench/baseline'),
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, target: 'es2023', modulePreload: { polyfill: false } },
  })
  const files = new Map(
    readdirSync(outDir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        return [file.slice(outDir.length), brotliCompressSync(readFileSync(file))] as const
      }),
  )
  const server = createServer((request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '')
    const body = files.get(path)
    const type = mediaTypes[extname(path)] ?? 'application/octet-stream'
    if (body === undefined) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}/`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
