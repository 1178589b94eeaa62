import { err, ok, type Result } from '../kernel'
import { type Assertion, type PatternNode, type PatternProblem, parsePattern } from './pattern-parser'

/**
 * One instruction of a compiled pattern. The targets of `fork` and `jump` are offsets from the instruction. If the body
 * of a repetition can match an empty text, `start-round` and `end-round` enclose the body: each optional pass must then
 * read at least one character. `nesting` is the number of outer repetitions that contain this repetition.
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

/** A compiled pattern. Running it takes at most `states` steps for each position in the text. */
export interface PatternProgram {
  readonly instructions: readonly Instruction[]
  /** Number of capturing groups, without the whole match. */
  readonly groups: number
  /** The highest number of repetitions that are nested inside each other in the pattern. */
  readonly nesting: number
  readonly states: number
}

/** The highest number of states of a program. */
export const MAX_PATTERN_STATES = 1_000

/** The program that matches a pattern, or the reason why the pattern can't be compiled. */
export const compilePattern = (pattern: string): Result<PatternProgram, PatternProblem> => {
  const parsed = parsePattern(pattern)
  if (!parsed.ok) return parsed
  const { root, groups } = parsed.value
  const nesting = nestingOf(root)
  // The size is computed before the program is built, because the program of a few nested counted repetitions would
  // fill the memory.
  const states = (lengthOf(root) + 3) * (nesting + 1)
  if (states > MAX_PATTERN_STATES) return err('pattern-too-large')
  const body = emit(root, 0)
  const instructions: readonly Instruction[] = [mark(0), ...body, mark(1), { op: 'accept' }]
  return ok({ instructions, groups, nesting, states })
}

const mark = (slot: number): Instruction => ({ op: 'mark', slot })

const fork = (enter: number, leave: number, greedy: boolean): Instruction =>
  greedy ? { op: 'fork', preferred: enter, other: leave } : { op: 'fork', preferred: leave, other: enter }

type Kind = PatternNode['kind']
type NodeOf<K extends Kind> = { readonly [P in K]: Extract<PatternNode, { kind: P }> }[K]
/**
 * A compiler function for each kind of node. The functions are looked up in a table, which is fast, because patterns
 * are compiled again for each scan.
 */
type ByKind<Answer> = { readonly [K in Kind]: (node: NodeOf<K>, nesting: number) => Answer }

/**
 * The result of the compiler function for a node. `nesting` is the number of repetitions around the node; it matters
 * only for the emitted instructions.
 */
const answerOf = <K extends Kind, Answer>(answers: ByKind<Answer>, node: NodeOf<K>, nesting = 0): Answer =>
  answers[node.kind](node, nesting)

const emitted: ByKind<readonly Instruction[]> = {
  character: ({ test }) => [{ op: 'character', accepts: remembering(test) }],
  assertion: ({ asserts }) => [{ op: 'assertion', asserts }],
  group: ({ index, body }, nesting) => [mark(2 * index), ...emit(body, nesting), mark(2 * index + 1)],
  sequence: ({ parts }, nesting) => parts.flatMap((part) => emit(part, nesting)),
  choice: ({ options }, nesting) => emitChoice(options.map((option) => emit(option, nesting))),
  repeat: (node, nesting) => emitRepeat(node, nesting),
}

const emit = (node: PatternNode, nesting: number): readonly Instruction[] => answerOf(emitted, node, nesting)

const emitChoice = ([first = [], ...rest]: readonly (readonly Instruction[])[]): readonly Instruction[] => {
  if (rest.length === 0) return first
  const others = emitChoice(rest)
  return [fork(1, first.length + 2, true), ...first, { op: 'jump', by: others.length + 1 }, ...others]
}

/**
 * The instructions of a repetition. As in JavaScript, every pass through the body clears the captures of the groups
 * inside the body. An optional pass must read a character.
 */
const emitRepeat = (
  { body, min, max, greedy }: Extract<PatternNode, { kind: 'repeat' }>,
  nesting: number,
): readonly Instruction[] => {
  const groups = groupsOf(body)
  const forget: readonly Instruction[] = groups.length > 0 ? [{ op: 'forget', groups }] : []
  // Instructions for required passes are created only if a pass is required, and for optional passes only if a pass is
  // optional. Otherwise a few nested repetitions would take as long as if all passes were executed.
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

const lengths: ByKind<number> = {
  character: () => 1,
  assertion: () => 1,
  group: ({ body }) => lengthOf(body) + 2,
  sequence: ({ parts }) => sum(parts.map(lengthOf)),
  // Each option except the last needs two more instructions: a fork before it and a jump after it.
  choice: ({ options }) => sum(options.map((option) => lengthOf(option) + 2)) - 2,
  repeat: ({ body, min, max }) => {
    const overhead = 1 + Math.sign(groupsOf(body).length) + (isNullable(body) ? 2 : 0)
    const rounds = Number.isFinite(max) ? max : min + 1
    return (lengthOf(body) + overhead) * rounds + 1
  },
}

/** The number of instructions that `emit` would create for a node. For a repetition, the number is an upper bound. */
const lengthOf = (node: PatternNode): number => answerOf(lengths, node)

const nestings: ByKind<number> = {
  character: () => 0,
  assertion: () => 0,
  group: ({ body }) => nestingOf(body),
  sequence: ({ parts }) => Math.max(0, ...parts.map(nestingOf)),
  choice: ({ options }) => Math.max(0, ...options.map(nestingOf)),
  repeat: ({ body }) => nestingOf(body) + (isNullable(body) ? 1 : 0),
}

const nestingOf = (node: PatternNode): number => answerOf(nestings, node)

const nullable: ByKind<boolean> = {
  character: () => false,
  assertion: () => true,
  group: ({ body }) => isNullable(body),
  sequence: ({ parts }) => parts.every(isNullable),
  choice: ({ options }) => options.some(isNullable),
  repeat: ({ min, body }) => min === 0 || isNullable(body),
}

const isNullable = (node: PatternNode): boolean => answerOf(nullable, node)

const captured: ByKind<readonly number[]> = {
  character: () => [],
  assertion: () => [],
  group: ({ index, body }) => [index, ...groupsOf(body)],
  sequence: ({ parts }) => parts.flatMap(groupsOf),
  choice: ({ options }) => options.flatMap(groupsOf),
  repeat: ({ body }) => groupsOf(body),
}

const groupsOf = (node: PatternNode): readonly number[] => answerOf(captured, node)

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

const remembering = (test: RegExp): ((character: string) => boolean) => {
  const answers = new Map<string, boolean>()
  return (character) => {
    const known = answers.get(character) ?? test.test(character)
    answers.set(character, known)
    return known
  }
}
