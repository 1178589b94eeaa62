import { err, ok, type Result } from '@remesa/domain/kernel'

export interface AdmissionLimits {
  /** The most pieces of work in progress. */
  readonly atOnce: number
  /** The most pieces of work that wait; beyond this number new work is refused. */
  readonly waiting: number
  /** The longest time that a piece of work waits before it is refused. */
  readonly patienceMs: number
}

/** Seconds after which the current requests are answered and a refused client may try again. */
export const comeBackSeconds = 1

/**
 * Releases the place of a piece of work while it waits for another system. Afterwards the work gets a place again
 * before any new work does.
 */
export type Aside = <Value>(outside: () => Promise<Value>) => Promise<Value>

export interface Admission {
  /**
   * Runs a piece of work as soon as a place for it is free. The error means that no place became free in time and that
   * the work did not run.
   */
  run<Value>(work: (aside: Aside) => Promise<Value>): Promise<Result<Value, 'overloaded'>>
  /** Whether new work would be refused at once. A caller that refuses work for this reason counts it with `refuse`. */
  isFull(): boolean
  /** Counts a refusal that was made without `run`. */
  refuse(): void
  /** The number of pieces of work in progress and waiting, and of all refusals so far. */
  load(): { readonly inProgress: number; readonly waiting: number; readonly refused: number }
}

/** Limits under which no work ever waits. */
const unlimited: AdmissionLimits = { atOnce: Number.POSITIVE_INFINITY, waiting: 0, patienceMs: 0 }

/**
 * Limits the pieces of work in progress. Work starts in the order of its arrival; work that would not start in time is
 * refused. Without a limit all work would slow down all other work: all answers would be late instead of some in time.
 */
export const createAdmission = (limits: AdmissionLimits = unlimited): Admission => {
  const newcomers: (() => void)[] = []
  const returning: (() => void)[] = []
  let inProgress = 0
  let refused = 0

  const isFull = () => inProgress >= limits.atOnce && newcomers.length >= limits.waiting
  const refuse = () => {
    refused += 1
  }
  const waitIn = (line: (() => void)[]) => new Promise<void>((resolve) => line.push(resolve))

  const enter = async (): Promise<boolean> => {
    if (inProgress < limits.atOnce) {
      inProgress += 1
      return true
    }
    if (isFull()) return false
    return new Promise<boolean>((resolve) => {
      const enters = () => {
        clearTimeout(patience)
        resolve(true)
      }
      const patience = setTimeout(() => {
        newcomers.splice(newcomers.indexOf(enters), 1)
        resolve(false)
      }, limits.patienceMs)
      newcomers.push(enters)
    })
  }

  /** Frees a place: the next piece of work that waits takes it. */
  const leave = () => {
    const next = returning.shift() ?? newcomers.shift()
    if (next === undefined) inProgress -= 1
    else next()
  }

  const aside: Aside = async (outside) => {
    leave()
    try {
      return await outside()
    } finally {
      if (inProgress < limits.atOnce) inProgress += 1
      else await waitIn(returning)
    }
  }

  return {
    isFull,
    refuse,
    run: async (work) => {
      if (!(await enter())) {
        refuse()
        return err('overloaded')
      }
      try {
        return ok(await work(aside))
      } finally {
        leave()
      }
    },
    load: () => ({ inProgress, waiting: newcomers.length + returning.length, refused }),
  }
}
