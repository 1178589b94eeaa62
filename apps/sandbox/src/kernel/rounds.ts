export interface Rounds {
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /** The function that is called when a round fails. The next round is run as usual. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Repeats work at an interval until it is stopped. Each repetition is a round. Rounds never overlap, even if a round
 * takes longer than the interval. Work that must not wait for other work needs separate rounds.
 *
 * @returns A function that stops the work after the current round.
 */
export const startRounds = ({ everyMs, work, onFailure }: Rounds): (() => Promise<void>) => {
  let round: Promise<unknown> | undefined
  const timer = setInterval(() => {
    round ??= Promise.resolve()
      .then(work)
      .catch(onFailure)
      .finally(() => {
        round = undefined
      })
  }, everyMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await round
  }
}
