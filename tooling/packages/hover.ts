import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const NAME = 'hover.ts'
const CODE = `import { contract, createClient } from '@remesa/api-client'
const api = createClient({ baseUrl: '', getToken: () => undefined }, contract)
export const placed = api.orders.createPickup
`

/** The text that an editor shows for a call, in a project in which the packages are installed from their tarballs. */
export function hoverOf(folder: string): { readonly type: string; readonly sentence: string } {
  const file = join(folder, NAME)
  const options: ts.CompilerOptions = {
    strict: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: [],
  }
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      if (path === file) return ts.ScriptSnapshot.fromString(CODE)
      return ts.sys.fileExists(path) ? ts.ScriptSnapshot.fromString(readFileSync(path, 'utf8')) : undefined
    },
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: ts.sys.readFile,
    readDirectory: ts.sys.readDirectory,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  })
  const info = service.getQuickInfoAtPosition(file, CODE.indexOf('createPickup'))
  return {
    type: ts.displayPartsToString(info?.displayParts),
    sentence: ts.displayPartsToString(info?.documentation),
  }
}
