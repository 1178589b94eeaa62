import { err, ok, type Result } from '../kernel'
import { type Assertion, type PatternNode, type PatternProblem, parsePattern } from './pattern-parser'

/**
 * One instruction. Addresses are relative to it. `start-round` and `end-round` enclose a round of a repetition that has to
 * consume something; `nesting` counts such repetitions around it.
 */
export type Instruction =
  | { readonly op: 'character'; readonly accepts: (character: string) => boolean }
  | { readonly op: 'assertion'; readonly asserts: Assertion }
  | { readonly op: 'fork'; readonly preferred: number; readonly other: number }
  | { readonly op: 'jump'; readonly by: number }
  | { readonly op: 'mark'; readonly slot: number }
  | { readonly op: 'forget'; readonly groups: readonly number[] }
  | { readonly op: 'start-round'; readonly nesting: number }
  | { readonly op: 'end-round'; readonly nesting: number }
  | { readonly op: 'accept' }

/** A pattern ready to run. Its work on a text is at most `states` times the positions of the text. */
export interface PatternProgram {
  readonly instructions: readonly Instruction[]
  /** Capturing groups, the whole match not counted. */
  readonly groups: number
  /** Rounds that may be open inside each other. */
  readonly nesting: number
  readonly states: number
}

/** Most states that a program may have. */
export const MAX_PATTERN_STATES = 1_000

/** Makes the program of a pattern, or says why there is none. */
export const compilePattern = (pattern: string): Result<PatternProgram, PatternProblem> => {
  const parsed = parsePattern(pattern)
  if (!parsed.ok) return parsed
  const { root, groups } = parsed.value
  const nesting = nestingOf(root)
  // Measured before it is made: a few counted repetitions inside each other would fill the memory.
  const states = (lengthOf(root) + 3) * (nesting + 1)
  if (states > MAX_PATTERN_STATES) return err('pattern-too-large')
  const body = emit(root, 0)
  const instructions: readonly Instruction[] = [mark(0), ...body, mark(1), { op: 'accept' }]
  return ok({ instructions, groups, nesting, states })
}

const mark = (slot: number): Instruction => ({ op: 'mark', slot })

const fork = (enter: number, leave: number, greedy: boolean): Instruction =>
  greedy ? { op: 'fork', preferred: enter, other: leave } : { op: 'fork', preferred: leave, other: enter }

const emit = (node: PatternNode, nesting: number): readonly Instruction[] => {
  switch (node.kind) {
    case 'character':
      return [{ op: 'character', accepts: remembering(node.test) }]
    case 'assertion':
      return [{ op: 'assertion', asserts: node.asserts }]
    case 'group':
      return [mark(2 * node.index), ...emit(node.body, nesting), mark(2 * node.index + 1)]
    case 'sequence':
      return node.parts.flatMap((part) => emit(part, nesting))
    case 'choice':
      return emitChoice(node.options.map((option) => emit(option, nesting)))
    case 'repeat':
      return emitRepeat(node, nesting)
  }
}

const emitChoice = ([first = [], ...rest]: readonly (readonly Instruction[])[]): readonly Instruction[] => {
  if (rest.length === 0) return first
  const others = emitChoice(rest)
  return [fork(1, first.length + 2, true), ...first, { op: 'jump', by: others.length + 1 }, ...others]
}

/**
 * Every round forgets what groups inside it captured in the round before, and a round beyond the required ones has to
 * consume something: both as in the language's own expressions.
 */
const emitRepeat = (
  { body, min, max, greedy }: Extract<PatternNode, { kind: 'repeat' }>,
  nesting: number,
): readonly Instruction[] => {
  const groups = groupsOf(body)
  const forget: readonly Instruction[] = groups.length > 0 ? [{ op: 'forget', groups }] : []
  // No round is made that is not used: inside each other, a few such would take as long as all that they repeat.
  const required = min > 0 ? [...forget, ...emit(body, nesting)] : []
  const further = max > min ? [...forget, ...emitFurther(body, nesting)] : []
  const length = further.length + 1
  const optional: readonly Instruction[] = Number.isFinite(max)
    ? Array.from({ length: max - min }, (_, round) => [
        fork(1, (max - min - round) * length, greedy),
        ...further,
      ]).flat()
    : [fork(1, length + 1, greedy), ...further, { op: 'jump', by: -length }]
  return [...Array.from({ length: min }, () => required).flat(), ...optional]
}

const emitFurther = (body: PatternNode, nesting: number): readonly Instruction[] =>
  isNullable(body)
    ? [{ op: 'start-round', nesting }, ...emit(body, nesting + 1), { op: 'end-round', nesting }]
    : emit(body, nesting)

/** How many instructions `emit` makes; of a repetition an upper bound, counted without making them. */
const lengthOf = (node: PatternNode): number => {
  switch (node.kind) {
    case 'character':
    case 'assertion':
      return 1
    case 'group':
      return lengthOf(node.body) + 2
    case 'sequence':
      return sum(node.parts.map(lengthOf))
    case 'choice':
      // A fork before and a jump behind each but the last.
      return sum(node.options.map((option) => lengthOf(option) + 2)) - 2
    case 'repeat': {
      const overhead = 1 + Math.sign(groupsOf(node.body).length) + (isNullable(node.body) ? 2 : 0)
      const rounds = Number.isFinite(node.max) ? node.max : node.min + 1
      return (lengthOf(node.body) + overhead) * rounds + 1
    }
  }
}

const nestingOf = (node: PatternNode): number => {
  switch (node.kind) {
    case 'character':
    case 'assertion':
      return 0
    case 'group':
      return nestingOf(node.body)
    case 'sequence':
      return Math.max(0, ...node.parts.map(nestingOf))
    case 'choice':
      return Math.max(0, ...node.options.map(nestingOf))
    case 'repeat':
      return nestingOf(node.body) + (isNullable(node.body) ? 1 : 0)
  }
}

const isNullable = (node: PatternNode): boolean => {
  switch (node.kind) {
    case 'character':
      return false
    case 'assertion':
      return true
    case 'group':
      return isNullable(node.body)
    case 'sequence':
      return node.parts.every(isNullable)
    case 'choice':
      return node.options.some(isNullable)
    case 'repeat':
      return node.min === 0 || isNullable(node.body)
  }
}

const groupsOf = (node: PatternNode): readonly number[] => {
  switch (node.kind) {
    case 'character':
    case 'assertion':
      return []
    case 'group':
      return [node.index, ...groupsOf(node.body)]
    case 'sequence':
      return node.parts.flatMap(groupsOf)
    case 'choice':
      return node.options.flatMap(groupsOf)
    case 'repeat':
      return groupsOf(node.body)
  }
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const remembering = (test: RegExp): ((character: string) => boolean) => {
  const answers = new Map<string, boolean>()
  return (character) => {
    const known = answers.get(character) ?? test.test(character)
    answers.set(character, known)
    return known
  }
}
