import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { createServer, defaultServerConditions, type Plugin } from 'vite'
import { root } from './run.ts'

/** The parts of `worlds.ts` that screen tests use. */
interface Worlds {
  readonly answerWorlds: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly closeWorlds: () => Promise<void>
}

/**
 * The file of the demo world from the current sources. It is cached, because creating it takes ten times as long as
 * reading it.
 */
const worldFile = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['apps/sandbox/migrations', 'apps/sandbox/src', 'packages/domain/src'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|json)$/.test(name) && !/\.(test|fixtures)\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  const folder = join(root, 'node_modules/.cache/worlds')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/** Loads the back ends from their sources, with the installed libraries. */
const loadWorlds = async (): Promise<Worlds> => {
  process.env['REMESA_WORLD'] ??= worldFile()
  const folder = join(root, 'apps/portal/test/screens')
  const loader = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
  })
  const worlds = (await loader.ssrLoadModule(join(folder, 'worlds.ts'))) as Worlds
  const closeWorlds = async () => {
    await worlds.closeWorlds()
    await loader.close()
  }
  return { ...worlds, closeWorlds }
}

/** Serves the back ends of screen tests on the server of their code, so that a page needs no other origin. */
export const screenWorlds = (): Plugin => {
  let worlds: Promise<Worlds> | undefined
  return {
    name: 'remesa:screen-worlds',
    configureServer: (server) => {
      server.middlewares.use('/worlds', (request, response, next) => {
        worlds ??= loadWorlds()
        worlds.then(({ answerWorlds }) => answerWorlds(request, response)).catch(next)
      })
    },
    closeBundle: async () => (await worlds)?.closeWorlds(),
  }
}
