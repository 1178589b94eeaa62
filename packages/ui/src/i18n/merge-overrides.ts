import { type MessageText, messageArguments } from './message-arguments'

/** The reason why a text from the server was rejected. */
export type OverrideRefusal =
  | 'not-an-object'
  | 'unknown-key'
  | 'not-text'
  | 'empty'
  | 'too-long'
  | 'characters'
  | 'syntax'
  | 'arguments'

/** The built-in texts with the valid replacements, and the rejected replacements. */
export interface MergedMessages<Texts> {
  readonly messages: Texts
  /**
   * The rejected texts, each with the reason, for one warning in the log. The built-in texts are used in place of
   * these texts.
   */
  readonly refused: readonly { readonly key: string; readonly reason: OverrideRefusal }[]
}

/** Maximum length of a text that replaces a built-in one, in UTF-16 code units. */
export const MAX_OVERRIDE_LENGTH = 2000

/**
 * A pattern for the characters that a text must not contain: control characters other than line feed and tab,
 * bidirectional marks, and lone surrogates.
 */
const UNSAFE = /[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|\p{Cs}/u

/**
 * Replaces built-in texts with the server's texts. The file with these texts is fetched without a token, so its
 * content is not trusted. A text is accepted only if its key exists, its ICU syntax is valid, it has no tags, and
 * each of its arguments is used in the same way in the built-in text. It must be plain text of at most 2,000
 * characters, without control or bidirectional marks.
 */
export function mergeOverrides<Texts extends Readonly<Record<string, MessageText>>>(
  base: Texts,
  overrides: unknown,
): MergedMessages<Texts> {
  if (typeof overrides !== 'object' || overrides === null || Array.isArray(overrides)) {
    return { messages: base, refused: [{ key: '', reason: 'not-an-object' }] }
  }
  const builtIn: Readonly<Record<string, MessageText>> = base
  const taken: Record<string, string> = {}
  const refused: { key: string; reason: OverrideRefusal }[] = []
  for (const [key, text] of Object.entries(overrides)) {
    const original = Object.hasOwn(builtIn, key) ? builtIn[key] : undefined
    const reason = original === undefined ? 'unknown-key' : refusal(original, text)
    if (reason === undefined && typeof text === 'string') taken[key] = text
    else refused.push({ key, reason: reason ?? 'not-text' })
  }
  return { messages: { ...base, ...taken }, refused }
}

function refusal(original: MessageText, text: unknown): OverrideRefusal | undefined {
  if (typeof text !== 'string') return 'not-text'
  if (text.trim() === '') return 'empty'
  if (text.length > MAX_OVERRIDE_LENGTH) return 'too-long'
  if (UNSAFE.test(text)) return 'characters'
  const used = messageArguments(text)
  if (used === undefined) return 'syntax'
  const known = messageArguments(original)
  for (const [name, uses] of used) {
    const allowed = known?.get(name)
    if (allowed === undefined) return 'arguments'
    for (const use of uses) if (use === 'tag' || (use !== 'text' && !allowed.has(use))) return 'arguments'
  }
  return undefined
}
