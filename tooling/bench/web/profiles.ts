/** A computer and a line that a visit is timed on. */
export interface Profile {
  readonly name: string
  /** How many times slower than this machine its processor is. */
  readonly cpuRate: number
  readonly network: {
    readonly latency: number
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  }
}

const bytesASecond = (megabits: number) => (megabits * 1_000_000) / 8

/** An old computer on an ordinary line. */
export const slow: Profile = {
  name: 'slow',
  cpuRate: 4,
  network: { latency: 60, downloadThroughput: bytesASecond(9), uploadThroughput: bytesASecond(1.5) },
}

/** This machine as it is. */
export const fast: Profile = {
  name: 'fast',
  cpuRate: 1,
  network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
