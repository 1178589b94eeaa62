import { err, ok, type Result } from '../kernel'

/** The reason why a pattern is refused. */
export type PatternProblem =
  /** The pattern has more than 256 characters. */
  | 'pattern-too-long'
  /**
   * The pattern is not a regular expression; for example, it has an open bracket, a quantifier without a target or a
   * reversed range.
   */
  | 'pattern-malformed'
  /** The pattern contains a lookaround, a back reference or syntax of another dialect. */
  | 'pattern-unsupported'
  /** The pattern contains so many repetitions that it would need too many states. */
  | 'pattern-too-large'

/** A pattern as a syntax tree. Each character for `test` is one code point. */
export type PatternNode =
  | { readonly kind: 'character'; readonly test: RegExp }
  | { readonly kind: 'assertion'; readonly asserts: Assertion }
  | { readonly kind: 'group'; readonly index: number; readonly body: PatternNode }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeat'
      readonly body: PatternNode
      readonly min: number
      /** The highest number of times that the body may be repeated; `Infinity` if there is no limit. */
      readonly max: number
      readonly greedy: boolean
    }

export type Assertion = 'start' | 'end' | 'boundary' | 'no-boundary'

export interface ParsedPattern {
  readonly root: PatternNode
  /** Number of capturing groups, without the whole match. */
  readonly groups: number
}

/** The highest number of characters of a pattern. */
export const MAX_PATTERN_LENGTH = 256

const IGNORE_CASE = '(?i)'

const assertions = new Map<string, Assertion>([
  ['^', 'start'],
  ['$', 'end'],
  ['\\b', 'boundary'],
  ['\\B', 'no-boundary'],
])

const repetition = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})(\??)/y
const groupStart = /\((?!\?)|\(\?:|\(\?<(?![=!])\w+>/y
const characterClass = /\[\^?(?:\\.|[^\]\\])*\]/suy
const escaped = /\\(?:x[0-9a-f]{2}|u[0-9a-f]{4}|u\{[0-9a-f]{1,6}\}|0\d*|.)/isuy
const everyEscaped = new RegExp(escaped.source, 'gisu')
const single = /./suy

/**
 * Parses a regular expression in the syntax that the common dialects share: literals, classes, `.`, `\d \w \s \b` and
 * their opposites, `^`, `$`, groups (also named and non-capturing), alternatives, repetitions (also counted and lazy),
 * and `(?i)` at the beginning.
 */
export const parsePattern = (pattern: string): Result<ParsedPattern, PatternProblem> => {
  const flags = pattern.startsWith(IGNORE_CASE) ? 'iu' : 'u'
  let at = flags === 'u' ? 0 : IGNORE_CASE.length
  let groups = 0
  let problem: PatternProblem | undefined

  const take = (token: RegExp): RegExpExecArray | undefined => {
    token.lastIndex = at
    const taken = token.exec(pattern) ?? undefined
    at = taken === undefined ? at : token.lastIndex
    return taken
  }

  // After an error, all further characters of the pattern are skipped, so that every parsing function ends. Only the
  // first error is reported.
  const refuse = (found: PatternProblem): PatternNode => {
    problem ??= found
    at = pattern.length
    return { kind: 'sequence', parts: [] }
  }

  const choice = (): PatternNode => {
    const options = [sequence()]
    while (pattern[at] === '|') {
      at += 1
      options.push(sequence())
    }
    return { kind: 'choice', options }
  }

  const sequence = (): PatternNode => {
    const parts: PatternNode[] = []
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(repeated())
    return { kind: 'sequence', parts }
  }

  const repeated = (): PatternNode => {
    if (take(repetition) !== undefined) return refuse('pattern-malformed')
    const body = atom()
    const [taken, sign, least = '', comma, most, lazy] = take(repetition) ?? []
    if (taken === undefined) return body
    if (body.kind === 'assertion') return refuse('pattern-malformed')
    const min = sign === undefined ? Number(least) : sign === '+' ? 1 : 0
    const open = sign === undefined ? comma !== undefined && !most : sign !== '?'
    const max = open ? Number.POSITIVE_INFINITY : sign === '?' ? 1 : Number(most || least)
    return max < min ? refuse('pattern-malformed') : { kind: 'repeat', body, min, max, greedy: lazy === '' }
  }

  const atom = (): PatternNode => {
    const next = pattern[at]
    if (next === '(') return group()
    if (next === '[') return classOf(take(characterClass)?.[0])
    const taken = take(next === '\\' ? escaped : single)?.[0]
    const asserts = assertions.get(taken ?? '')
    if (asserts !== undefined) return { kind: 'assertion', asserts }
    if (taken === undefined) return refuse('pattern-malformed')
    if (taken === '.') return character('.')
    return character(taken.startsWith('\\') ? escapeSource(taken) : literalSource(taken))
  }

  const group = (): PatternNode => {
    const [taken] = take(groupStart) ?? []
    if (taken === undefined) return refuse('pattern-unsupported')
    if (taken !== '(?:') groups += 1
    const index = groups
    const body = choice()
    if (pattern[at] !== ')') return refuse('pattern-malformed')
    at += 1
    return taken === '(?:' ? body : { kind: 'group', index, body }
  }

  const classOf = (source: string | undefined): PatternNode => {
    if (source === undefined) return refuse('pattern-malformed')
    const escapes = source.match(everyEscaped) ?? []
    if (escapes.some((text) => classEscapeSource(text) === undefined)) return refuse('pattern-unsupported')
    return character(source.replaceAll(everyEscaped, (text) => classEscapeSource(text) ?? text))
  }

  // A single character can't cause backtracking, so JavaScript's regular expressions can decide about character classes
  // and letter case.
  const character = (source: string | undefined): PatternNode => {
    if (source === undefined) return refuse('pattern-unsupported')
    try {
      return { kind: 'character', test: new RegExp(`^${source}$`, flags) }
    } catch {
      return refuse('pattern-malformed')
    }
  }

  if (pattern.length > MAX_PATTERN_LENGTH) return err('pattern-too-long')
  const root = choice()
  if (at < pattern.length) refuse('pattern-malformed')
  return problem === undefined ? ok({ root, groups }) : err(problem)
}

const literalSource = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16)}}`

/** The source of an escape sequence; `undefined` if it has no meaning or a different meaning in some dialects. */
const escapeSource = (text: string): string | undefined => {
  if (/^\\(?:[dDwWsStnrfv0]$|x..$|u.)/.test(text)) return text
  return /^\\[A-Za-z0-9]/.test(text) ? undefined : literalSource(text.slice(1))
}

// Inside square brackets, `\b` means the backspace character.
const classEscapeSource = (text: string): string | undefined => (text === '\\b' ? text : escapeSource(text))
