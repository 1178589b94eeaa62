import { posix } from 'node:path'
import { resolverOf, type Texts } from '../verify/graph.ts'

/** An import of one file by another file. It may be an import of values, of types, or of code that is loaded later. */
export interface Import {
  readonly from: string
  readonly to: string
  /**
   * Whether the import names the values or types that it uses. If not, it only executes the file, or loads the file
   * later.
   */
  readonly isNamed: boolean
}

/** A pattern for lines of docstrings. Imports in the examples of docstrings are not imports of the file. */
const commentLines = /^\s*\*.*$/gm
const importOfOurs = /\b(from|import|new URL)\s*\(?\s*(['"])((?:\.{1,2}(?:\/[^'"]*)?|@remesa\/[^'"]+))\2/g

/** The imports of source files by source files: imports of values, of types, or at run time. */
export const importsOf = (sources: Texts, texts: Texts = sources): readonly Import[] => {
  const fileOf = resolverOf(texts)
  return [...sources].flatMap(([from, text]) =>
    Array.from(text.replaceAll(commentLines, '').matchAll(importOfOurs), ([, word, , specifier = '']) => ({
      from,
      to: fileOf(from, specifier) ?? '',
      isNamed: word === 'from',
    })).filter(({ to }) => to !== from && sources.has(to)),
  )
}

const isWithin = (file: string, place: string) => file === place || file.startsWith(`${place}/`)

/**
 * Imports between folders that the list does not permit. If several listed folders contain a file, the most specific
 * folder counts.
 */
export const forbiddenImports = (
  imports: readonly Import[],
  permitted: Readonly<Record<string, readonly string[]>>,
): readonly Import[] =>
  imports.filter(({ from, to }) => {
    const place = Object.keys(permitted)
      .filter((candidate) => isWithin(from, candidate))
      .reduce((longest, candidate) => (candidate.length > longest.length ? candidate : longest), '')
    return !isWithin(to, place) && !permitted[place]?.some((target) => isWithin(to, target))
  })

/** Imports of folders that only their listed importers may use. */
export const importsOfEdges = (
  imports: readonly Import[],
  importers: Readonly<Record<string, readonly string[]>>,
): readonly Import[] =>
  imports.filter(({ from, to }) =>
    Object.entries(importers).some(
      ([edge, permitted]) =>
        isWithin(to, edge) && ![edge, ...permitted].some((importer) => isWithin(from, importer)),
    ),
  )

/** The nearest folder around a file that has an `index.ts`. The root folders of sources are not counted. */
const folderWithIndex = (file: string, sources: Texts): string | undefined => {
  for (let folder = posix.dirname(file); !/(?:^\.|\/src)$/.test(folder); folder = posix.dirname(folder))
    if (sources.has(`${folder}/index.ts`)) return folder
  return undefined
}

/** Imports that take a name from a folder with an `index.ts`, but not from this index. */
export const importsPastIndex = (imports: readonly Import[], sources: Texts): readonly Import[] =>
  imports.filter(({ from, to, isNamed }) => {
    const folder = folderWithIndex(to, sources)
    return isNamed && folder !== undefined && !isWithin(from, folder) && to !== `${folder}/index.ts`
  })

/**
 * A circular dependency: entries of one folder that depend on each other in a circle. It contains one import for each
 * step.
 */
export type Circle = readonly Import[]

/** The two entries of one folder that an import connects, such as `orders` and `kernel` in `src`. */
const stepOf = ({ from, to }: Import) => {
  const path = from.split('/')
  const target = to.split('/')
  const depth = path.findIndex((name, at) => name !== target[at])
  const entry = (names: readonly string[]) => names.slice(0, depth + 1).join('/')
  return { folder: path.slice(0, depth).join('/'), from: entry(path), to: entry(target) }
}

/** The imports from one entry of a folder to its other entries. There is one import for each of the other entries. */
type Steps = ReadonlyMap<string, Import>

/** The shortest circle of imports that begins and ends at the start entry. */
const circleFrom = (start: string, steps: ReadonlyMap<string, Steps>): Circle | undefined => {
  const seen = new Set<string>()
  let ways: readonly (readonly [entry: string, way: Circle])[] = [[start, []]]
  while (ways.length > 0) {
    const longer: (readonly [string, Circle])[] = []
    for (const [entry, way] of ways)
      for (const [next, by] of steps.get(entry) ?? []) {
        if (next === start) return [...way, by]
        if (seen.has(next)) continue
        seen.add(next)
        longer.push([next, [...way, by]])
      }
    ways = longer
  }
  return undefined
}

/**
 * The circular dependencies among the entries of each folder, at any depth. For each entry, this is the shortest circle
 * through it. Repeated circles are removed.
 */
export const circlesOf = (imports: readonly Import[]): readonly Circle[] => {
  const circles = new Map<string, Circle>()
  for (const inFolder of Map.groupBy(imports, (one) => stepOf(one).folder).values()) {
    const byEntry = [...Map.groupBy(inFolder, (one) => stepOf(one).from)]
    const steps = new Map(
      byEntry.map(([entry, own]) => [entry, new Map(own.map((one) => [stepOf(one).to, one]))]),
    )
    for (const start of steps.keys()) {
      const circle = circleFrom(start, steps) ?? []
      const name = circle.map((one) => stepOf(one).from).toSorted()
      circles.set(name.join(), circles.get(name.join()) ?? circle)
    }
  }
  return [...circles.values()].filter(({ length }) => length > 0).toSorted((a, b) => a.length - b.length)
}

/** The circular dependency in words: the folder, its entries in turn, one import for each step, and the remedy. */
export const describeCircle = (circle: Circle): string => {
  const steps = circle.map(stepOf)
  const entries = [...steps, ...steps.slice(0, 1)].map(({ from }) => posix.basename(from))
  return [
    `${steps[0]?.folder}: ${entries.join(' -> ')}`,
    ...circle.map(({ from, to }) => `  ${from} imports ${to}`),
    '  Remove one of these imports: move what is imported to where both may import it, or hand it over as an argument.',
  ].join('\n')
}
