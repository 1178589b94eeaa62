import type * as z from 'zod/mini'
import type { PortalContract } from '../../contract'

/** An example of one call. A list in the example response has two entries, and a file is shortened to its beginning. */
export interface EndpointExample {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
  /** The body of the response; missing if the response is a file or empty. */
  readonly answer?: unknown
}

/**
 * The documentation of one call in addition to its declaration: its rules, the meanings of its fields, and an example.
 */
export interface CallFacts extends EndpointExample {
  /** Ids of the rules that the back end enforces, on which callers can rely. */
  readonly rules?: readonly string[]
  /** Meanings of parameters and fields that apply only to this call. */
  readonly fields?: Readonly<Record<string, string>>
}

/** The documentation of the calls of one feature. */
export interface FeatureDescription {
  /** One sentence about the subject of the feature. */
  readonly about: string
  /**
   * Meanings of field names in the calls and schemas of the feature. A key is a field name. If the meaning applies to
   * one schema only, the key begins with the name of the schema, such as `DeclaredRecord.co`.
   */
  readonly fields?: Readonly<Record<string, string>>
  readonly calls: Readonly<Record<string, CallFacts>>
}

type Part<Name extends string, E, From extends string> =
  E extends Readonly<Record<From, infer S extends z.ZodMiniType>>
    ? { readonly [Key in Name]: z.input<S> }
    : unknown

/**
 * A mark that a PUT or POST without an idempotency key must have. It means that sending the request twice has the same
 * effect as sending it once.
 */
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
    /** Whether the call is an extension of the specification. */
    readonly isExtension?: true
    readonly answer?: E extends { readonly response: infer S extends z.ZodMiniType } ? z.input<S> : never
  }

/**
 * The documentation of each call of a feature, with an example in the format in which it is sent. It does not compile
 * if a call is missing or an example does not match the contract.
 */
export interface FeatureFacts<F extends keyof PortalContract> extends FeatureDescription {
  readonly calls: { readonly [Name in keyof PortalContract[F]]: FactsOf<PortalContract[F][Name]> }
}
