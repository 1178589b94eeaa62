import ts from 'typescript'
import { type Entry, entriesOf, reportedPackages, typesOf } from './entries.ts'

/** Every entry point of the packages, read by a single type checker. */
export interface Surface {
  readonly checker: ts.TypeChecker
  readonly entries: readonly Entry[]
  /** Returns the exports of an entry point, by the names that importers write, sorted. Aliases are resolved. */
  readonly exportsOf: (entry: Entry) => ReadonlyMap<string, ts.Symbol>
  /**
   * Returns the entry point that declares an exported symbol. An entry point that only re-exports the symbol is not
   * returned.
   */
  readonly homeOf: (symbol: ts.Symbol) => Entry | undefined
  /** Whether one of the packages declares a symbol, exported or not. */
  readonly isOurs: (symbol: ts.Symbol) => boolean
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  types: [],
  noEmit: true,
  // Without this option, the order of a union's members would depend on the order in which the type checker finds them.
  stableTypeOrdering: true,
  paths: {
    '@remesa/domain': [`${typesOf('packages/domain')}/index.d.ts`],
    '@remesa/domain/*': [`${typesOf('packages/domain')}/*`],
    '@remesa/messages': [`${typesOf('packages/messages')}/index.d.ts`],
    '@remesa/messages/*': [`${typesOf('packages/messages')}/*`],
    '@remesa/api-client': [`${typesOf('packages/api-client')}/index.d.ts`],
    '@remesa/api-client/*': [`${typesOf('packages/api-client')}/*`],
  },
}

/** Reads the declarations that `tsc -b` has written. */
export function readSurface(): Surface {
  const entries = reportedPackages.flatMap(entriesOf)
  const program = ts.createProgram(
    entries.map(({ declarations }) => declarations),
    options,
  )
  const checker = program.getTypeChecker()
  const resolved = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol

  const tables = new Map(
    entries.map((entry) => {
      const file = program.getSourceFile(entry.declarations)
      const module = file && checker.getSymbolAtLocation(file)
      if (module === undefined) throw new Error(`[api] ${entry.declarations} exports nothing`)
      const named = checker
        .getExportsOfModule(module)
        .map((symbol) => [symbol.name, resolved(symbol)] as const)
      return [entry, new Map(named.toSorted(([a], [b]) => (a < b ? -1 : 1)))] as const
    }),
  )
  const exportsOf = (entry: Entry) => tables.get(entry) ?? new Map<string, ts.Symbol>()

  const pathOf = (symbol: ts.Symbol) => symbol.declarations?.[0]?.getSourceFile().fileName ?? ''
  const folderOf = ({ declarations }: Entry) => declarations.replace(/[^/]*$/, '')
  /** A number for the nearness of an entry point to a declaration. It is greater the nearer the entry point is. */
  const nearness = (entry: Entry, symbol: ts.Symbol) =>
    pathOf(symbol).startsWith(folderOf(entry)) ? folderOf(entry).length : 0
  const homes = new Map<ts.Symbol, Entry>()
  for (const [entry, names] of tables) {
    for (const symbol of names.values()) {
      const home = homes.get(symbol)
      if (home === undefined || nearness(entry, symbol) > nearness(home, symbol)) homes.set(symbol, entry)
    }
  }

  const ours = reportedPackages.map(typesOf)
  return {
    checker,
    entries,
    exportsOf,
    homeOf: (symbol) => homes.get(symbol),
    isOurs: (symbol) => ours.some((folder) => pathOf(symbol).startsWith(`${folder}/`)),
  }
}

/** The symbol of the contract, which contains every call of the back end. */
export function contractOf({ entries, exportsOf }: Surface): ts.Symbol {
  const entry = entries.find(({ specifier }) => specifier === '@remesa/api-client/contract')
  const contract = entry && exportsOf(entry).get('contract')
  if (contract === undefined) throw new Error('[api] there is no contract')
  return contract
}
