import { parse } from '@formatjs/icu-messageformat-parser'
import { mergeOverrides } from './merge-overrides'
import type { MessageText } from './message-arguments'

/** A function that replaces built-in texts with the server's texts. */
export type MergeTexts = <Texts extends Readonly<Record<string, MessageText>>>(builtIn: Texts) => Texts

/**
 * Puts the server's texts in place of built-in texts, and compiles the server's texts. This code is loaded only if
 * the server has texts. The build has already compiled the built-in texts, so a page without server texts needs no
 * parser.
 */
export const serverTexts =
  (overrides: unknown): MergeTexts =>
  (builtIn) => {
    const { messages } = mergeOverrides(builtIn, overrides)
    const texts: readonly (readonly [string, MessageText])[] = Object.entries(messages)
    const own: Readonly<Record<string, MessageText>> = builtIn
    const replaced = texts.filter(([key, text]) => own[key] !== text)
    const compiled = replaced.map(([key, text]) => [key, typeof text === 'string' ? parse(text) : text])
    return { ...messages, ...Object.fromEntries(compiled) }
  }
