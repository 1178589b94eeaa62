import { type OutputChunk } from 'rolldown'
export declare const domainHome: string
export interface DomainBundle {
  /** A file of the domain package, or a text as if it were in its `src`. */
  readonly entry:
    | {
        readonly file: string
      }
    | {
        readonly text: string
      }
  readonly minify?: boolean
  /** `iife` gives a script that stores its exports in the global `domain`. */
  readonly format?: 'esm' | 'iife'
  /** Uses the built package, as other teams get it, instead of the sources. */
  readonly built?: boolean
  /** `external` leaves all other packages out of the bundle. */
  readonly libraries?: 'bundled' | 'external'
}
/** One file with everything that the entry needs, bundled as for a browser; a missing import is an error. */
export declare function bundleDomain({
  entry,
  minify,
  format,
  built,
  libraries,
}: DomainBundle): Promise<OutputChunk>
