import type * as english from '../texts/en'

type English = typeof english

/** The keys of all sentences. English defines them; the other languages have the same keys. */
export type SentenceKey = { [Part in keyof English]: keyof English[Part] }[keyof English]

/** The sentences of one language by group and key, as ICU patterns. English defines the groups and the keys. */
export type Sentences = {
  readonly [Part in keyof English]: Readonly<Record<keyof English[Part], string>>
}

/** Sentences of a country, which replace sentences of its language. */
export type OwnSentences = {
  readonly [Part in keyof English]?: Readonly<Partial<Record<keyof English[Part], string>>>
}

/** An error code of the contract, or a refusal of the domain as `<feature>.<rule>`, that has a sentence. */
export type RefusalCode = SentenceKey extends infer Key
  ? Key extends `failure.code.${infer Code}`
    ? Code
    : Key extends `${infer Feature}.refused.${infer Rule}`
      ? `${Feature}.${Rule}`
      : never
  : never

type StatusKey<Feature extends string> = SentenceKey extends infer Key
  ? Key extends `${Feature}.${'status' | 'state'}.${infer Status}`
    ? Status
    : never
  : never

/** The statuses that have a text, by feature: orders, reports, and bags of a deposit. */
export interface Statuses {
  readonly orders: StatusKey<'orders'>
  readonly reports: StatusKey<'reports'>
  readonly deposits: StatusKey<'deposits'>
}
