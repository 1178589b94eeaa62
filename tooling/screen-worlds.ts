import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { sourceLoader, worldFile } from './demo-world.ts'
import { root } from './run.ts'

/** The exports of `worlds.ts` that the plugin uses. */
interface Worlds {
  readonly answerWorlds: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  readonly closeWorlds: () => Promise<void>
}

/** Loads the back ends for screen tests from their sources, together with the installed libraries. */
const loadWorlds = async (): Promise<Worlds> => {
  process.env['REMESA_WORLD'] ??= worldFile()
  const folder = join(root, 'apps/portal/test/screens')
  const loader = await sourceLoader(folder)
  const worlds = (await loader.ssrLoadModule(join(folder, 'worlds.ts'))) as Worlds
  const closeWorlds = async () => {
    await worlds.closeWorlds()
    await loader.close()
  }
  return { ...worlds, closeWorlds }
}

/**
 * A plugin that serves the back ends for screen tests. It uses the server of the tests' code, so that a page needs no
 * other origin.
 */
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
