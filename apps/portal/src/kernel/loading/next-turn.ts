/**
 * Resolves once the browser has handled keys and painted what waits, so that long work in pieces holds neither up.
 * Browsers without priorities of tasks take the next turn of the timers.
 */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve))
