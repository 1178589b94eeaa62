/** Presses a key in the moment in which a dialog is drawn, before anything else can happen. */
export const pressWhenDrawn = (key: string): void => {
  const drawn = new MutationObserver(() => {
    if (document.querySelector('[role=dialog]') === null) return
    drawn.disconnect()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  })
  drawn.observe(document.body, { subtree: true, childList: true, attributes: true })
}
