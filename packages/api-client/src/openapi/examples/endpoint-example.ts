import type * as z from 'zod/mini'
import type { PortalContract } from '../../contract'

/** An example of one call. A list in an answer is cut to two entries, a file to its beginning. */
export interface EndpointExample {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** The answer in wire form; left out if it is a file or empty. */
  readonly answer?: unknown
}

type Part<Name extends string, E, From extends string> =
  E extends Readonly<Record<From, infer S extends z.ZodMiniType>>
    ? { readonly [Key in Name]: z.input<S> }
    : unknown

type ExampleOf<E> = Part<'params', E, 'params'> &
  Part<'query', E, 'query'> &
  Part<'body', E, 'body'> & {
    readonly answer?: E extends { readonly response: infer S extends z.ZodMiniType } ? z.input<S> : never
  }

/** One example for each call of a feature, in wire form. A missing or mismatching one does not compile. */
export type FeatureExamples<F extends keyof PortalContract> = {
  readonly [Name in keyof PortalContract[F]]: ExampleOf<PortalContract[F][Name]>
}
