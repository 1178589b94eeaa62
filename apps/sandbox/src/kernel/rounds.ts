export interface Rounds {
  readonly everyMs: number
  readonly work: () => Promise<unknown>
  /** Called when a round fails; the next one tries again. */
  readonly onFailure: (error: unknown) => void
}

/**
 * Repeats work until it is stopped. Rounds never overlap, even if one lasts longer than the pause between them. Work
 * that must not wait for other work has its own rounds.
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
