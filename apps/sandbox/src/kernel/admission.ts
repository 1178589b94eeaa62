import { err, ok, type Result } from '@remesa/domain/kernel'

export interface AdmissionLimits {
  /** Largest number of pieces of work that run at the same time. */
  readonly atOnce: number
  /** Largest number of pieces of work that wait. Further work is refused. */
  readonly waiting: number
  /** Longest time in milliseconds that a piece of work waits before it is refused. */
  readonly patienceMs: number
}

/** Seconds after which a refused client may try again. By then the current requests have finished. */
export const comeBackSeconds = 1

/**
 * Lets other work run while a piece of work waits for another system. Afterwards the waiting work continues before any
 * new work starts.
 */
export type Aside = <Value>(outside: () => Promise<Value>) => Promise<Value>

export interface Admission {
  /**
   * Runs a piece of work as soon as the limit of concurrent work permits it. If the limit does not permit the work in
   * time, the work is not run, and the result is the error `overloaded`.
   */
  run<Value>(work: (aside: Aside) => Promise<Value>): Promise<Result<Value, 'overloaded'>>
  /**
   * Whether new work would be refused immediately. A caller that refuses work for this reason, without calling `run`,
   * has to call `refuse`.
   */
  isFull(): boolean
  /** Counts work that the caller refuses without calling `run`. */
  refuse(): void
  /** The numbers of running and of waiting pieces of work, and the number of refusals so far. */
  load(): { readonly inProgress: number; readonly waiting: number; readonly refused: number }
}

/** Limits under which any amount of work runs at once. */
const unlimited: AdmissionLimits = { atOnce: Number.POSITIVE_INFINITY, waiting: 0, patienceMs: 0 }

/**
 * Limits the number of pieces of work that run at the same time. Work starts in the order of its arrival, and work that
 * could not start in time is refused. Without a limit, too much work at once would delay all responses instead of
 * refusing some.
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

  /**
   * Lets the next waiting piece of work start, after another piece has ended or has begun to wait for another system.
   */
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
