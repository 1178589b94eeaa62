const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits until what has changed is rendered, and what is known only from its size, such as whether a dialog can be scrolled, is
 * rendered as well.
 */
export const untilRendered = async (): Promise<void> => {
  await nextFrame()
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve))
}
