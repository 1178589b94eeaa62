/** Presses a key at the moment in which a dialog is rendered, before any other code runs. */
export const sendKeyWhenRendered = (key: string): void => {
  const rendered = new MutationObserver(() => {
    if (document.querySelector('[role=dialog]') === null) return
    rendered.disconnect()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
    )
  })
  rendered.observe(document.body, { subtree: true, childList: true, attributes: true })
}
