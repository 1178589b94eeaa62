const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * Waits until a change is rendered, including what depends on measured sizes, such as whether a dialog can be scrolled.
 */
export const untilRendered = async (): Promise<void> => {
  await nextFrame()
  await nextFrame()
  await new Promise((resolve) => setTimeout(resolve))
}
