import type * as z from 'zod/mini'
import type { PortalContract } from '../../contract'

/** An example of one call. A list in an answer is cut to two entries, a file to its beginning. */
export interface EndpointExample {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** Left out if the answer is a file or empty. */
  readonly answer?: unknown
}

/** What is written about one call beside its declaration: its rules, the words of its fields, an example. */
export interface CallFacts extends EndpointExample {
  /** Ids of the rules that the back end enforces, and callers can rely on. */
  readonly rules?: readonly string[]
  /** Meanings of parameters and fields of this call alone. */
  readonly fields?: Readonly<Record<string, string>>
}

/** What is written about the calls of one feature. */
export interface FeatureDescription {
  /** Subject of the feature, in one sentence. */
  readonly about: string
  /** Meanings of names in its calls and schemas, the name alone or after that of its schema: `DeclaredRecord.co`. */
  readonly fields?: Readonly<Record<string, string>>
  readonly calls: Readonly<Record<string, CallFacts>>
}

type Part<Name extends string, E, From extends string> =
  E extends Readonly<Record<From, infer S extends z.ZodMiniType>>
    ? { readonly [Key in Name]: z.input<S> }
    : unknown

/** A PUT or POST without a key says why it needs none: repeated, it does or asks the same. */
type Repetition<E> = E extends { readonly method: 'PUT' | 'POST' }
  ? E extends { readonly creates: true }
    ? unknown
    : { readonly repeatable: true }
  : unknown

type FactsOf<E> = Part<'params', E, 'params'> &
  Part<'query', E, 'query'> &
  Part<'body', E, 'body'> &
  Repetition<E> & {
    readonly rules: readonly string[]
    readonly fields?: Readonly<Record<string, string>>
    /** A call that the back end offers beyond the specification. */
    readonly isExtension?: true
    readonly answer?: E extends { readonly response: infer S extends z.ZodMiniType } ? z.input<S> : never
  }

/** The facts of each call of a feature, its example in wire form. A missing or mismatching one does not compile. */
export interface FeatureFacts<F extends keyof PortalContract> extends FeatureDescription {
  readonly calls: { readonly [Name in keyof PortalContract[F]]: FactsOf<PortalContract[F][Name]> }
}
