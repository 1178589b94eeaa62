import texts from './texts.json'

/** The id of a rule, such as `ORD-26`. */
export type RuleId = keyof typeof texts

/** Every rule in words, by its id. `npm run docs` copies the texts from the `RULES.md` files. */
export const ruleTexts: Readonly<Record<RuleId, string>> = texts

/** Whether a text is the id of a rule. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(texts, text)

/**
 * A rule in words.
 *
 * @example
 * ```ts
 * ruleText('VAL-4') // '`max`: at most `length` characters, inclusive.'
 * ```
 */
export const ruleText = (id: RuleId): string => texts[id]
