import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder of this package, which is the same for the sources and for the bundle. It contains the files that are not
 * bundled, such as migrations and assets.
 */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder)
    if (parent === folder) throw new Error('The sandbox cannot find its own package.json above its code.')
    folder = parent
  }
  return folder
}

/** The folder of the whole repository. */
export const repositoryRoot = (): string => join(packageRoot(), '..', '..')
