import { err, ok, type Result } from '@remesa/domain/kernel'

export interface AdmissionLimits {
  /** Pieces of work that are in progress at a time. */
  readonly atOnce: number
  /** Pieces of work that wait for a place beside them; beyond these new ones are refused. */
  readonly waiting: number
  /** Whoever has waited this long for a place is refused. */
  readonly patienceMs: number
}

/** After this long the requests of now are answered, and whoever was turned away may come back. */
export const comeBackSeconds = 1

/** Leaves the place to others while something outside is awaited, and takes one again before those who have had none. */
export type Aside = <Value>(outside: () => Promise<Value>) => Promise<Value>

export interface Admission {
  /** Does a piece of work as soon as there is a place for it; the error is that there was none in time: nothing was done. */
  run<Value>(work: (aside: Aside) => Promise<Value>): Promise<Result<Value, 'overloaded'>>
  /** Whether new work would be refused at once; who asks and then turns someone away says so with `refuse`. */
  isFull(): boolean
  /** Counts one more that was refused without `run`. */
  refuse(): void
  /** How many are in progress and wait now, and how many have been refused so far. */
  load(): { readonly inProgress: number; readonly waiting: number; readonly refused: number }
}

/** Limits under which nothing ever waits. */
const unlimited: AdmissionLimits = { atOnce: Number.POSITIVE_INFINITY, waiting: 0, patienceMs: 0 }

/**
 * Lets so many pieces of work in at a time, in the order of their arrival, and turns away what could not be done in time.
 * Without it everybody waits for everybody: all answers come late instead of some at once.
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

  /** The place goes to the next one, if there is any. */
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
