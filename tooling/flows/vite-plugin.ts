import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { cachedWorld } from '../demo-world.ts'
import { root } from '../run.ts'
import { buildBackEnd } from './back-end-files.ts'

const PLACE = 'flows'
const types: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.wasm': 'application/wasm' }

/** The files of the built back end, by name. */
const builtFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const folder = join(root, 'node_modules/.cache/flows')
  await buildBackEnd(folder, await cachedWorld())
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) => extname(name) !== '',
  )
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), join(folder, name)]))
}

/**
 * A plugin that adds the back end of flows to the build of Storybook. On the server of Storybook, the back end is built
 * only when a flow requests it, so other stories do not wait for it.
 */
export const flowBackEnd = (): Plugin => {
  let built: ReturnType<typeof builtFiles> | undefined
  const files = () => {
    built ??= builtFiles()
    return built
  }
  return {
    name: 'remesa:flow-back-end',
    configureServer: (server) => {
      server.middlewares.use(`/${PLACE}`, (request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)
        files()
          .then((known) => {
            const file = known.get(name)
            if (file === undefined) return next()
            response.setHeader('Content-Type', types[extname(name)] ?? 'application/octet-stream')
            response.end(readFileSync(file))
          })
          .catch(next)
      })
    },
    async generateBundle() {
      for (const [name, file] of await files())
        this.emitFile({ type: 'asset', fileName: `${PLACE}/${name}`, source: readFileSync(file) })
    },
  }
}
