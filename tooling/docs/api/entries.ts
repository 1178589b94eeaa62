import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../run.ts'

/** One entry point of a package. */
export interface Entry {
  /** The module specifier that importers write, for example `@remesa/domain/orders/testing`. */
  readonly specifier: string
  /** Path of the declarations that `tsc -b` writes for the entry point. */
  readonly declarations: string
  /** Path of the report about the entry point, relative to the root of the repository. */
  readonly report: string
}

interface Manifest {
  readonly name: string
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
}

export const reportedPackages = [
  'packages/domain',
  'packages/api-client',
  'packages/messages',
  'packages/conformance',
  'packages/ui',
  'apps/sandbox',
] as const

export const typesOf = (home: string): string => join(root, home, 'node_modules/.cache/types/src')

/**
 * The entry points of a package. A feature and its test helpers share one report. The root of the domain has no report,
 * because it only lists features.
 */
export function entriesOf(home: string): readonly Entry[] {
  const { name, exports }: Manifest = JSON.parse(readFileSync(join(root, home, 'package.json'), 'utf8'))
  return Object.entries(exports).flatMap(([subpath, conditions]) => {
    const source = typeof conditions === 'string' ? undefined : conditions['@remesa/source']
    if (source === undefined || (subpath === '.' && home === 'packages/domain')) return []
    // Modules with the sentences of a language contain only data, which tests compare with the rules. They have no
    // report.
    if (subpath.startsWith('./texts/')) return []
    const [, feature = name.split('/')[1]] = subpath.split('/')
    return [
      {
        specifier: join(name, subpath),
        declarations: join(typesOf(home), source.replace(/^\.\/src\//, '').replace(/\.ts$/, '.d.ts')),
        report: `${home}/api/${feature}.api.md`,
      },
    ]
  })
}
