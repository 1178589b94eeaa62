/**
 * Resolves once the browser has handled key presses and painted the page, so that long work can be divided into
 * pieces that do not block the page. Browsers without task priorities use a timer instead.
 */
export const nextTurn = (): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(() => {}, { priority: 'background' })
    : new Promise((resolve) => setTimeout(resolve))
