import { posix } from 'node:path'

/** Sources of a layer by their path below `src`. */
export type Sources = Readonly<Record<string, string>>

/** An import of one file by another file of its layer: of values, types, or code that is loaded late. */
export interface Import {
  readonly from: string
  readonly to: string
}

/** Floors of a layer, the lowest first: folders, or single files that stand apart from the folder they lie in. */
export type Floors = readonly (string | readonly string[])[]

const relativeImport = /\b(?:from|import)\s*\(?\s*(['"])(\.{1,2}(?:\/[^'"]*)?)\1/g

/** Every relative import of the sources, whether of values, of types or at run time. */
export const importsOf = (sources: Sources): readonly Import[] =>
  Object.entries(sources).flatMap(([from, text]) =>
    [...text.matchAll(relativeImport)].flatMap(([, , specifier = '']) => {
      const path = posix.join(posix.dirname(from), specifier)
      const to = [path, `${path}.ts`, `${path}.tsx`, posix.join(path, 'index.ts')].find((candidate) =>
        Object.hasOwn(sources, candidate),
      )
      return to === undefined || to === from ? [] : [{ from, to }]
    }),
  )

/** The floor of a file, counted from 0 at the bottom; -1 where neither the file nor its folder has one. */
export const floorOf = (floors: Floors, file: string): number => {
  const at = (name: string) => floors.findIndex((floor) => [floor].flat().includes(name))
  const own = at(file)
  return own === -1 ? at(posix.dirname(file)) : own
}

/** The name under which a file stands on its floor: its own, or that of its folder. */
const placeOf = (floors: Floors, file: string): string =>
  floors.flat().includes(file) ? file : posix.dirname(file)

/** Imports that lead up, or sideways to another folder of the same floor. A file without a floor has none. */
export const upwardImports = (sources: Sources, floors: Floors): readonly Import[] =>
  importsOf(sources).filter(({ from, to }) => {
    const floor = floorOf(floors, from)
    return floor !== -1 && placeOf(floors, from) !== placeOf(floors, to) && floor <= floorOf(floors, to)
  })

/** Imports from outside a folder that is entered by its `index.ts` alone, to anything else in it. */
export const importsPastDoors = (sources: Sources, doors: readonly string[]): readonly Import[] =>
  importsOf(sources).filter(({ from, to }) =>
    doors.some((door) => {
      const isInside = (file: string) => file.startsWith(`${door}/`)
      return isInside(to) && !isInside(from) && to !== `${door}/index.ts`
    }),
  )

/** Groups of files that import each other in a cycle, each in alphabetical order. */
export const circlesOf = (sources: Sources): readonly (readonly string[])[] => {
  const targets = Map.groupBy(importsOf(sources), ({ from }) => from)
  const reachedFrom = new Map(
    Object.keys(sources).map((file) => {
      const reached = new Set<string>()
      const waiting = [file]
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        for (const { to } of targets.get(next) ?? []) {
          if (reached.has(to)) continue
          reached.add(to)
          waiting.push(to)
        }
      }
      return [file, reached]
    }),
  )
  const circles = new Map<string, readonly string[]>()
  for (const [file, reached] of reachedFrom) {
    if (!reached.has(file)) continue
    const circle = [...reached].filter((other) => reachedFrom.get(other)?.has(file)).toSorted()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}
