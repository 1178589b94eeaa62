import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from '../run.ts'

/**
 * Whether a module is a library that an app imports. These libraries stay external, as in the app's own build, while
 * libraries of packages are bundled.
 */
const isLibraryOfApp = (id: string, importer: string | undefined): boolean =>
  importer?.startsWith(join(root, 'apps')) === true && /^(?![./]|@remesa\/|@oxc-project\/)/.test(id)

/** Bundles a module of a workspace package or app together with the sources that it imports. */
export async function bundleModule(home: string, input: string): Promise<string> {
  const bundle = await rolldown({
    input: join(root, home, input),
    platform: 'node',
    external: isLibraryOfApp,
    resolve: {
      conditionNames: ['@remesa/source', 'node', 'import', 'default'],
      modules: ['node_modules', join(root, home, 'node_modules')],
    },
  })
  const file = join(root, home, 'node_modules/.cache/bench', `${input.replaceAll('/', '-')}.mjs`)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}

/** Imports a module of a workspace package or app from its sources. */
export async function loadCases<T>(home: string, input: string): Promise<T> {
  return import(pathToFileURL(await bundleModule(home, input)).href)
}
