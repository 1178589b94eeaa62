import type { Assertion } from './pattern-parser'
import type { Instruction, PatternProgram } from './pattern-program'

/** A match of a pattern: the matched text and its groups. A group that was not matched is `undefined`. */
export interface PatternMatch {
  readonly groups: readonly (string | undefined)[]
  /** Number of characters (code points) before the match. */
  readonly start: number
}

export interface PatternRun {
  readonly match: PatternMatch | undefined
  /** The number of instructions that were executed to find the match. */
  readonly steps: number
}

/**
 * The captured groups of one path as a linked list, the latest first. Paths that begin in the same way share the
 * captures of that beginning.
 */
type Capture =
  | { readonly slot: number; readonly at: number; readonly before: Capture | undefined }
  | { readonly groups: readonly number[]; readonly before: Capture | undefined }

/**
 * One path through the program. A round is one pass through the body of a repetition. `consumed` counts the unfinished
 * rounds that have read a character, from the outermost round. After a character is read, it is the number of all
 * unfinished rounds.
 */
interface Way {
  readonly address: number
  readonly consumed: number
  readonly captures: Capture | undefined
}

/** A path that continues if its instruction accepts the next character. */
interface WaitingWay {
  readonly accepts: (character: string) => boolean
  readonly next: Way
}

/**
 * The first match of a pattern. It equals the first match of a JavaScript regular expression (leftmost, by preference).
 * All paths are followed at the same time, and each instruction runs once for each position in the text and each value
 * of `consumed`. The time therefore grows with the length of the text, without backtracking.
 */
export const runPattern = (program: PatternProgram, text: string): PatternRun => {
  const { instructions, nesting } = program
  const characters = [...text]
  const seenAt = new Int32Array(instructions.length * (nesting + 1)).fill(-1)
  let found: { readonly captures: Capture | undefined } | undefined
  let looked = 0

  /**
   * The paths that read a character at a position, in order of preference, up to the first path that reaches the end of
   * the program.
   */
  const follow = (starts: readonly Way[], position: number): readonly WaitingWay[] => {
    const waiting: WaitingWay[] = []
    const open = starts.toReversed()
    const place = { characters, position }
    for (let way = open.pop(); way !== undefined; way = open.pop()) {
      const { address, consumed, captures } = way
      const state = address * (nesting + 1) + consumed
      const instruction = instructions[address]
      if (instruction === undefined || seenAt[state] === position) continue
      seenAt[state] = position
      looked += 1
      if (instruction.op === 'accept') {
        found = { captures }
        return waiting
      }
      if (instruction.op === 'character') {
        const next = { address: address + 1, consumed: nesting, captures }
        waiting.push({ accepts: instruction.accepts, next })
      } else {
        takeStep(instruction, way, open, place)
      }
    }
    return waiting
  }

  let ways: readonly Way[] = []
  for (let position = 0; position <= characters.length; position += 1) {
    const fresh: readonly Way[] = found ? [] : [{ address: 0, consumed: nesting, captures: undefined }]
    const waiting = follow([...ways, ...fresh], position)
    // The text is treated as if an empty character followed the last one. No instruction accepts the empty character,
    // so the end of the text needs no special case.
    const character = characters[position] ?? ''
    ways = waiting.filter(({ accepts }) => accepts(character)).map(({ next }) => next)
    if (found && ways.length === 0) break
  }
  return { match: found && matchOf(found.captures, characters, program.groups), steps: looked }
}

type StepOp = Exclude<Instruction['op'], 'accept' | 'character'>
type StepOf<Op extends StepOp> = { readonly [O in Op]: Extract<Instruction, { op: O }> }[Op]
/**
 * Runs an instruction that reads no character, and adds the resulting paths to `open`. The last path is preferred.
 */
type Step<Op extends StepOp> = (instruction: StepOf<Op>, way: Way, open: Way[], at: Place) => void

interface Place {
  readonly characters: readonly string[]
  readonly position: number
}

const ahead = ({ address, consumed, captures }: Way, by: number): Way => ({
  address: address + by,
  consumed,
  captures,
})

const capturing = ({ address, consumed }: Way, captures: Capture): Way => ({
  address: address + 1,
  consumed,
  captures,
})

// A lookup table is faster here, where it is used for each character of a text.
const steps: { readonly [Op in StepOp]: Step<Op> } = {
  assertion: ({ asserts }, way, open, { characters, position }) => {
    if (holds[asserts](characters, position)) open.push(ahead(way, 1))
  },
  fork: ({ preferred, other }, way, open) => {
    open.push(ahead(way, other), ahead(way, preferred))
  },
  jump: ({ by }, way, open) => {
    open.push(ahead(way, by))
  },
  mark: ({ slot }, way, open, { position }) => {
    open.push(capturing(way, { slot, at: position, before: way.captures }))
  },
  forget: ({ groups }, way, open) => {
    open.push(capturing(way, { groups, before: way.captures }))
  },
  'start-round': ({ nesting }, { address, consumed, captures }, open) => {
    open.push({ address: address + 1, consumed: Math.min(consumed, nesting), captures })
  },
  'end-round': ({ nesting }, way, open) => {
    if (way.consumed > nesting) open.push(ahead(way, 1))
  },
}

const takeStep = <Op extends StepOp>(instruction: StepOf<Op>, way: Way, open: Way[], at: Place) =>
  steps[instruction.op](instruction, way, open, at)

const matchOf = (
  captures: Capture | undefined,
  characters: readonly string[],
  groups: number,
): PatternMatch => {
  const marks = new Map<number, number | undefined>()
  for (let capture = captures; capture !== undefined; capture = capture.before) {
    const entries: readonly (readonly [number, number | undefined])[] =
      'slot' in capture
        ? [[capture.slot, capture.at]]
        : capture.groups.flatMap(
            (group) =>
              [
                [2 * group, undefined],
                [2 * group + 1, undefined],
              ] as const,
          )
    for (const [slot, at] of entries) if (!marks.has(slot)) marks.set(slot, at)
  }
  const textOf = (group: number): string | undefined => {
    const [start, end] = [marks.get(2 * group), marks.get(2 * group + 1)]
    return start === undefined || end === undefined ? undefined : characters.slice(start, end).join('')
  }
  return {
    groups: Array.from({ length: groups + 1 }, (_, group) => textOf(group)),
    start: marks.get(0) ?? 0,
  }
}

/**
 * For each assertion, a function that tells whether the assertion holds at a position between two characters. The
 * functions run for each character of a text, so they are looked up in a table, which is fast.
 */
const holds: Readonly<Record<Assertion, (characters: readonly string[], position: number) => boolean>> = {
  start: (_, position) => position === 0,
  end: (characters, position) => position === characters.length,
  boundary: (characters, position) => isAtBoundary(characters, position),
  'no-boundary': (characters, position) => !isAtBoundary(characters, position),
}

const isAtBoundary = (characters: readonly string[], position: number): boolean =>
  isWord(characters[position - 1]) !== isWord(characters[position])

const isWord = (character: string | undefined): boolean => character !== undefined && /^\w$/.test(character)
