import type { Page } from '@playwright/test'
import { tabTo } from './keys'
import {
  bucket,
  cancelButton,
  cancelDialog,
  confirmButton,
  dayFromNow,
  detailsButton,
  newOrderDialog,
  receipt,
  rowsWith,
  typeCard,
} from './orders-screen'
import { beginning, say, saying } from './words'
import { expect, test, violations } from './world'

/** A window of 1280 by 1024 at 400 % zoom. */
const zoomed = { width: 320, height: 256 }

test.use({ viewport: zoomed, contextOptions: { reducedMotion: 'reduce' } })

/** Checks that the page is no wider than the window, that nothing moves, and that axe finds no violation. */
async function fits(page: Page, what: string): Promise<void> {
  const { width, moving } = await page.evaluate(() => ({
    width: Math.max(
      document.documentElement.scrollWidth,
      ...[...document.querySelectorAll('[role=dialog], [role=alertdialog]')].map(
        ({ scrollWidth }) => scrollWidth,
      ),
    ),
    moving: document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || Number(effect.getComputedTiming().duration) <= 1) return []
      // A colour transition does not count as motion.
      const isStill = effect
        .getKeyframes()
        .every((frame) =>
          Object.keys(frame).every((name) =>
            /^(offset|computedOffset|easing|composite|backgroundColor)$/.test(name),
          ),
        )
      return isStill ? [] : [effect.target?.outerHTML.slice(0, 120)]
    }),
  }))
  expect(width, `${what}: width`).toBeLessThanOrEqual(zoomed.width)
  expect(moving, `${what}: what moves`).toEqual([])
  expect(await violations(page), what).toEqual([])
}

test('at 400 % zoom and with reduced motion a user can request, read and cancel an order with the keyboard alone', async ({
  orders: page,
}) => {
  test.slow()
  await fits(page, 'the page')

  await tabTo(page, page.getByRole('button', { name: say('New order') }))
  await page.keyboard.press('Enter')
  const dialog = newOrderDialog(page)
  await expect(typeCard(dialog, 'Pickup')).toBeFocused()
  await page.keyboard.press('Space')
  const days = dialog.getByRole('radiogroup', { name: say('Service date') }).getByRole('radio')
  await tabTo(
    page,
    dialog.getByRole('radiogroup', { name: say('Service date') }).getByRole('radio', { checked: true }),
  )
  // The last option stands for another day, and opens a field. Which option is selected at first depends on the hour.
  await expect(async () => {
    await page.keyboard.press('ArrowLeft')
    await expect(days.last()).toBeChecked({ timeout: 500 })
  }).toPass()
  await tabTo(page, dialog.getByRole('textbox', { name: say('Service date') }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(dayFromNow(3))
  await tabTo(page, dialog.getByRole('textbox', { name: say('Total amount') }))
  await page.keyboard.type('83,05')
  await fits(page, 'the new order')
  await page.keyboard.press('Control+Enter')
  await expect(confirmButton(page)).toBeFocused()
  await fits(page, 'the last question')
  await page.keyboard.press('Enter')
  await expect(receipt(page).locator(':focus')).toBeVisible()
  await fits(page, 'the receipt')
  await page.keyboard.press('Enter')
  const row = rowsWith(page, 'Next', '83,05')
  await expect(row).toHaveCount(1)
  await expect(dialog).toBeHidden()

  await tabTo(page, detailsButton(row))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: say('Pickup') })).toContainText('83,05')
  await fits(page, 'the detail')
  await page.keyboard.press('Escape')
  await expect(detailsButton(row)).toBeFocused()

  await tabTo(page, cancelButton(row))
  await page.keyboard.press('Enter')
  const cancelling = cancelDialog(page)
  await expect(cancelling.getByRole('combobox', { name: say('Reason') })).toBeFocused()
  await fits(page, 'the cancellation')
  await page.keyboard.press('ArrowDown')
  await tabTo(page, cancelling.getByRole('button', { name: saying('Cancel order {order}') }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(saying('Order {order} has been cancelled'))).toBeVisible()
  await expect(rowsWith(page, 'Next', '83,05')).toHaveCount(0)

  const rate = bucket(page, 'Previous').getByRole('button', {
    name: beginning(saying('Rate order {order}')),
    disabled: false,
  })
  await tabTo(page, rate.first())
  await page.keyboard.press('Enter')
  const rating = page.getByRole('dialog', { name: saying('Rate order {order}') })
  await expect(rating.getByRole('radio').first()).toBeFocused()
  await fits(page, 'the rating')
  await page.keyboard.press('Escape')
  await expect(rating).toBeHidden()
  await expect(rate.first()).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: say('Export') }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem').last()).toBeInViewport()
  await fits(page, 'the export')
})
