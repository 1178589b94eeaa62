/** Waits until `work` has succeeded or failed, but no longer than the limit. */
export const inTime = async (work: Promise<unknown>, limitMs: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs)
  })
  await Promise.race([work.catch(() => undefined), limit])
  clearTimeout(timer)
}
