import texts from './texts.json'

/** The id of a rule, such as `ORD-26`. */
export type RuleId = keyof typeof texts

/** The text of every rule, by its id. `npm run docs` copies the texts from the `RULES.md` files. */
export const ruleTexts: Readonly<Record<RuleId, string>> = texts

/** Whether a text is the id of a rule. */
export const isRuleId = (text: string): text is RuleId => Object.hasOwn(texts, text)

/**
 * The text of a rule.
 *
 * @example
 * ```ts
 * ruleText('VAL-4') // '`max`: at most `length` characters, inclusive.'
 * ```
 */
export const ruleText = (id: RuleId): string => texts[id]
