/** The computer and the network connection of a visit. */
export interface Profile {
  readonly name: string
  /** The factor by which the computer's processor is slower than the processor of this machine. */
  readonly cpuRate: number
  readonly network: {
    readonly latency: number
    readonly downloadThroughput: number
    readonly uploadThroughput: number
  }
}

const bytesASecond = (megabits: number) => (megabits * 1_000_000) / 8

/** An old computer on an average connection. */
export const slow: Profile = {
  name: 'slow',
  cpuRate: 4,
  network: { latency: 60, downloadThroughput: bytesASecond(9), uploadThroughput: bytesASecond(1.5) },
}

/** The profile of this machine at full speed. */
export const fast: Profile = {
  name: 'fast',
  cpuRate: 1,
  network: { latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
}
