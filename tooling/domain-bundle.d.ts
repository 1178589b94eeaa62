import { type OutputChunk } from 'rolldown'
export declare const domainHome: string
export interface DomainBundle {
  /** A file of the domain package, or a source text that is treated as a file in its `src`. */
  readonly entry:
    | {
        readonly file: string
      }
    | {
        readonly text: string
      }
  readonly minify?: boolean
  /**
   * The form of the bundle. A bundle with the form `iife` is a script that stores its exports in the global `domain`.
   */
  readonly format?: 'esm' | 'iife'
  /** Whether the built package is used, as by other teams, instead of the sources. */
  readonly built?: boolean
  /** Whether other packages are part of the bundle. */
  readonly libraries?: 'bundled' | 'external'
}
/** Bundles an entry and everything that it imports, as for a browser. A missing import is an error. */
export declare function bundleDomain({
  entry,
  minify,
  format,
  built,
  libraries,
}: DomainBundle): Promise<OutputChunk>
