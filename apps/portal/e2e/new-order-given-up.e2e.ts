import { newOrderDialog } from './orders-screen'
import { say } from './words'
import { expect, test } from './world'

test('discarding a new order closes its form at once, and returns the focus to the button that opened the form', async ({
  orders: page,
}) => {
  const opener = page.getByRole('button', { name: say('New order'), exact: true })
  for (const open of [() => opener.click(), () => page.keyboard.press('Enter')]) {
    await open()
    await expect(newOrderDialog(page)).toBeVisible()
    const rendered = await page.evaluateHandle(() => {
      const windows: Element[] = []
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Element) windows.push(...node.querySelectorAll('[role=dialog]'))
      }).observe(document.body, { childList: true, subtree: true })
      return windows
    })
    await page.keyboard.press('Escape')
    await expect(newOrderDialog(page)).toBeHidden()
    await expect(opener).toBeFocused()
    expect(await rendered.evaluate((windows) => windows.length)).toBe(0)
  }
})
