import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, defaultServerConditions, type ViteDevServer } from 'vite'
import { root } from './run.ts'

/**
 * The path of the file with the demo database of the current sources. The file is cached, because creating the database
 * takes ten times as long as reading it.
 */
export const worldFile = (): string => {
  const hash = createHash('sha256')
  for (const folder of ['apps/sandbox/migrations', 'apps/sandbox/src', 'packages/domain/src'])
    for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|sql|json)$/.test(name) && !/\.(test|fixtures)\.ts$/.test(name))
        hash.update(name).update(readFileSync(join(root, folder, name)))
  const folder = join(root, 'node_modules/.cache/worlds')
  mkdirSync(folder, { recursive: true })
  return join(folder, `${hash.digest('hex').slice(0, 16)}.tar.gz`)
}

/** A loader for modules of this repository. It loads them from their sources, together with the installed libraries. */
export const sourceLoader = (folder: string): Promise<ViteDevServer> =>
  createServer({
    configFile: false,
    root: folder,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { resolve: { conditions: ['@remesa/source', ...defaultServerConditions] } },
  })

/** The path of the file with the demo database. The file is created if it does not exist yet. */
export const cachedWorld = async (): Promise<string> => {
  const file = worldFile()
  if (existsSync(file)) return file
  const folder = join(root, 'apps/sandbox/src/in-process')
  const loader = await sourceLoader(folder)
  try {
    const { storeWorld } = await loader.ssrLoadModule(join(folder, 'world.ts'))
    await storeWorld(file)
  } finally {
    await loader.close()
  }
  return file
}
