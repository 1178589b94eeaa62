import { copyFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Writes an entry for `require` next to an ES module. It is for modules that import libraries without CommonJS. A
 * CommonJS copy of the module would not help: a version of Node that can't load the module itself could not load its
 * libraries either.
 *
 * @param file The module without its extension, such as `dist/index`. Its declarations are next to it.
 */
export function layRequireEntry(file: string): void {
  writeFileSync(`${file}.cjs`, `module.exports = require('./${basename(file)}.js')\n`)
  copyFileSync(`${file}.d.ts`, `${file}.d.cts`)
}
