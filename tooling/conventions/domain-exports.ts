import { posix } from 'node:path'

/** A file by its path in the repository, with its text. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const DOMAIN = 'packages/domain/src'

/** The names in the braces of an import or export. Deprecated names are removed, because they are in comments. */
const namesIn = (list: string): readonly string[] =>
  list
    .replace(/\/\*\*[^*]*@deprecated[^*]*\*\/[^,]*,/g, '')
    .replace(/\/\*[^*]*\*\/|\/\/.*/g, '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')

/**
 * The values that the index of a feature exports. Types are excluded, because an importer who needs a type also needs
 * the value that the type belongs to.
 */
export const exportedValues = (text: string): readonly string[] =>
  [...text.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    namesIn(list)
      .filter((name) => !name.startsWith('type '))
      .map((name) => name.split(' as ').at(-1) ?? name),
  )

/**
 * The feature of the domain in an import specifier, or `''` for the root; `undefined` for modules outside the domain.
 */
const featureOf = (specifier: string, path: string): string | undefined => {
  const fromOutside = /^@remesa\/domain(?:\/([\w-]+))?$/.exec(specifier)
  if (fromOutside !== null) return fromOutside[1] ?? ''
  if (!specifier.startsWith('.')) return undefined
  const module = posix.join(posix.dirname(path), specifier)
  const [, feature] = new RegExp(`^${DOMAIN}/([\\w-]+)$`).exec(module) ?? []
  return feature !== undefined && path.startsWith(`${DOMAIN}/${feature}/`) ? undefined : feature
}

/** Names that a file imports from features of the domain other than its own, in the format `feature name`. */
export const usedExports = ({ path, text }: SourceFile): readonly string[] =>
  [
    ...text.matchAll(/^(?:import|export)\s+(?:type\s+)?(?:\{([^}]*)\}|\* as (\w+))\s+from '([^']+)'/gm),
  ].flatMap(([, list = '', namespace, specifier = '']) => {
    const feature = featureOf(specifier, path)
    if (feature === undefined) return []
    const used =
      namespace === undefined
        ? namesIn(list).map((name) => name.replace(/^type /, '').split(' as ')[0] ?? name)
        : [...text.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, name = '']) => name)
    return used.map((name) => `${feature} ${name}`)
  })

/**
 * Whether the imports of a file count as uses of an export. In the domain, only imports of product code count.
 * Elsewhere, imports of every file count.
 */
export const isUser = (path: string): boolean =>
  !path.startsWith('packages/domain/') ||
  (path.startsWith(`${DOMAIN}/`) && !/\.(test|fixtures|arbitraries)\.ts$|\/testing\.ts$/.test(path))
