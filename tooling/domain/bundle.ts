import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { root } from '../run.ts'

export const domainHome = join(root, 'packages/domain')

export interface DomainBundle {
  /** A file of the domain package, or a source text that is treated as a file in its `src`. */
  readonly entry: { readonly file: string } | { readonly text: string }
  readonly minify?: boolean
  /** The form of the bundle. A bundle with the form `iife` is a script that stores its exports in a global. */
  readonly format?: 'esm' | 'iife'
  /** Whether the built package is used, as by other teams, instead of the sources. */
  readonly built?: boolean
  /** Whether other packages are part of the bundle. */
  readonly libraries?: 'bundled' | 'external'
  /** The folder from which imports are resolved; by default the folder of the domain. */
  readonly home?: string
  /** The name of the global in which a script stores its exports; by default `domain`. */
  readonly global?: string
  /** Packages that are not part of the bundle, because the importer provides them. */
  readonly external?: readonly string[]
}

/** Bundles an entry and everything that it imports, as for a browser. A missing import is an error. */
export async function bundleDomain({
  entry,
  minify,
  format,
  built,
  libraries,
  home = domainHome,
  global = 'domain',
  external = [],
}: DomainBundle): Promise<OutputChunk> {
  const textEntry = join(home, 'src/bundle-entry.ts')
  const bundle = await rolldown({
    input: 'file' in entry ? entry.file : textEntry,
    cwd: home,
    platform: 'neutral',
    external: libraries === 'external' ? [/^(?![./]|@remesa\/)/] : [...external],
    resolve: {
      conditionNames: [
        ...(built ? [] : ['@remesa/source']),
        'module',
        'browser',
        'production',
        'import',
        'default',
      ],
      mainFields: ['browser', 'module', 'main'],
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    onLog: (level, log) => {
      if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
      if (level === 'warn' && log.code !== 'CIRCULAR_DEPENDENCY') console.warn(log.message)
    },
    plugins: [
      {
        name: 'text-of-entry',
        resolveId: (id) => (id === textEntry ? textEntry : null),
        load: (id) => (id === textEntry && 'text' in entry ? entry.text : null),
      },
    ],
  })
  const { output } = await bundle.generate({
    format: format ?? 'esm',
    minify: minify ?? false,
    codeSplitting: false,
    name: global,
  })
  await bundle.close()
  return output[0]
}
