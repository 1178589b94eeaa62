import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'
import { root } from '../run.ts'

export const domainHome = join(root, 'packages/domain')

export interface DomainBundle {
  /** A file of the domain package, or a text as if it were in its `src`. */
  readonly entry: { readonly file: string } | { readonly text: string }
  readonly minify?: boolean
  /** The form of the bundle; `iife` gives a script that stores its exports in the global `domain`. */
  readonly format?: 'esm' | 'iife'
  /** Uses the built package, as other teams get it, instead of the sources. */
  readonly built?: boolean
  /** The place of other packages: `external` leaves them out of the bundle. */
  readonly libraries?: 'bundled' | 'external'
  /** The folder from which imports are resolved, by default the domain's own. */
  readonly home?: string
  /** The global of a script, by default `domain`. */
  readonly global?: string
  /** Packages that stay external, because the importer provides them. */
  readonly external?: readonly string[]
}

/** One file with everything that the entry needs, bundled as for a browser; a missing import is an error. */
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
