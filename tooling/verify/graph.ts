import { posix } from 'node:path'

/** For each module, the modules that import it. All are paths relative to the root of the repository. */
export type Importers = ReadonlyMap<string, readonly string[]>

/** The texts of files, by path. */
export type Texts = ReadonlyMap<string, string>

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
}

/**
 * A pattern for type imports. They are ignored, because they do not exist at run time, and the type check finds
 * problems of a changed type.
 */
const TYPES_ALONE = /\b(?:import|export) type (?:\w+|\{[^}]*\}|\*(?: as \w+)?) from '[^']*'/g
/**
 * A pattern for paths and names of our packages. They may occur in imports of any form, in URLs of workers, and in
 * files that a tool reads.
 */
const SPECIFIER = /(['"`])((?:\.{1,2}\/|@remesa\/)[^'"`\n]*)\1/g

const sourceOf = (target: unknown): string | undefined =>
  typeof target === 'object' && target !== null && '@remesa/source' in target
    ? String(target['@remesa/source'])
    : undefined

/** Files by the names that other packages use to import them, for example `@remesa/domain/orders`. */
const entriesOf = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    [...texts]
      .filter(([file]) => /^(packages|apps)\/[^/]+\/package\.json$/.test(file))
      .flatMap(([file, text]) => {
        const { name, exports = {} }: Manifest = JSON.parse(text)
        return Object.entries(exports).flatMap(([path, target]) => {
          const source = sourceOf(target)
          return source === undefined
            ? []
            : [[posix.join(name, path), posix.join(posix.dirname(file), source)] as const]
        })
      }),
  )

/**
 * Creates a function that finds the file of an import. The import contains a relative path or the name of one of our
 * packages.
 */
export const resolverOf = (texts: Texts) => {
  const entries = entriesOf(texts)
  return (from: string, specifier: string): string | undefined => {
    const path = posix.join(posix.dirname(from), specifier)
    return specifier.startsWith('.')
      ? [path, `${path}.ts`, `${path}.tsx`, `${path}/index.ts`].find((candidate) => texts.has(candidate))
      : entries.get(specifier)
  }
}

/**
 * The graph of imports. It is read only from the text of the sources, which takes a second for all files, while loading
 * them would take minutes.
 *
 * @param texts Texts of the files that others may import. The text of a file that imports nothing may be empty.
 * @param given The dependencies of a file that its text does not contain.
 */
export const importersOf = (
  texts: Texts,
  given: (file: string) => readonly string[] = () => [],
): Importers => {
  const fileOf = resolverOf(texts)
  const importers = new Map<string, string[]>()
  for (const [file, text] of texts) {
    const named = /\.(tsx?|mjs)$/.test(file)
      ? Array.from(text.replaceAll(TYPES_ALONE, '').matchAll(SPECIFIER), ([, , name = '']) =>
          fileOf(file, name),
        )
      : []
    for (const target of new Set([...named, ...given(file)]))
      if (target !== undefined && target !== file) {
        const known = importers.get(target)
        if (known === undefined) importers.set(target, [file])
        else known.push(file)
      }
  }
  return importers
}
