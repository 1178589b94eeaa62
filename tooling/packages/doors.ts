import { copyFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Lays a door for `require` beside an ES module: for what stands on libraries that are ES modules alone, where a copy
 * would be loaded by nobody whose Node does not load the module itself.
 *
 * @param file The module without its extension, such as `dist/index`. Its declarations lie beside it.
 */
export function layDoor(file: string): void {
  writeFileSync(`${file}.cjs`, `module.exports = require('./${basename(file)}.js')\n`)
  copyFileSync(`${file}.d.ts`, `${file}.d.cts`)
}
