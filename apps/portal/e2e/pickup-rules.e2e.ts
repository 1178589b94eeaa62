import { watchClock } from './clock'
import {
  arrive,
  choosePoint,
  chooseType,
  comments,
  confirmButton,
  dateField,
  detailsButton,
  newOrderDialog,
  openPickup,
  rowsWith,
  sendButton,
  totalAmount,
} from './orders-screen'
import { say, saying } from './words'
import { AT_CASCO_VIEJO, expect, test } from './world'

test('a broken rule is shown at its field with what would be accepted, and the value stays as typed', async ({
  orders: page,
}) => {
  await page.getByRole('button', { name: say('New order') }).click()
  const dialog = newOrderDialog(page)
  await expect(sendButton(dialog)).toHaveAccessibleDescription(saying('Choose a request type first.'))
  await chooseType(dialog, 'Pickup')
  const date = await dateField(dialog)
  await date.fill('31/31/2030')
  await date.blur()
  await expect(dialog.getByText(say('Enter a date as dd/mm/yyyy')).first()).toBeVisible()
  await expect(date).toHaveValue('31/31/2030')
  // A week ahead: today the morning may be over.
  await date.fill('+7')
  await date.blur()
  await dialog.getByRole('radio', { name: say('Other hours') }).check({ force: true })
  await dialog.getByRole('combobox', { name: say('From') }).selectOption('10:00')
  const ends = dialog.getByRole('combobox', { name: say('Until') })
  await expect(ends).toHaveAccessibleDescription(saying(twoHours, { hours: 2 }))
  await expect(ends.getByRole('option').nth(1)).toHaveText('12:00')
  await date.fill('01/01/2020')
  await totalAmount(dialog).fill('twelve')
  await sendButton(dialog).click()

  await expect(date).toHaveAttribute('aria-invalid', 'true')
  const earliest = saying('The earliest date is {earliest}').source.replace('(.+)', '\\d\\d/\\d\\d/\\d{4}')
  await expect(dialog.getByText(new RegExp(earliest)).first()).toBeVisible()
  await expect(dialog.getByText(say('Enter an amount such as 1.234,50')).first()).toBeVisible()
  await expect(totalAmount(dialog)).toHaveValue('twelve')
  await expect(confirmButton(page)).toHaveCount(0)
})

const twoHours = 'At least {hours, plural, one {# hour} other {# hours}} after the start.'

test('Escape keeps what was typed as a draft, and cancelling asks before it is lost', async ({
  orders: page,
}) => {
  const dialog = await openPickup(page)
  await comments(dialog).fill('At the back door')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText(say('Draft kept. You find it under New order.'))).toBeVisible()
  await page.getByRole('button', { name: say('New order') }).click()
  await expect(comments(dialog)).toHaveValue('At the back door')
  await dialog.getByRole('button', { name: say('Cancel') }).click()
  const question = page.getByRole('alertdialog', { name: say('Discard your changes?') })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(comments(dialog)).toHaveValue('At the back door')
})

test('an agile service point has no amount, and values cannot be declared beside amounts', async ({
  orders: page,
  origin,
}) => {
  await page.goto(`${origin}${AT_CASCO_VIEJO}`)
  const dialog = await openPickup(page)
  await expect(
    dialog.getByText(
      say('At this point you declare what is in each bag once the order exists (agile pickup).'),
    ),
  ).toBeVisible()
  await expect(totalAmount(dialog)).toHaveCount(0)
  await dialog.getByRole('button', { name: say('Cancel') }).click()
  // Another system has requested it with amounts.
  await detailsButton(rowsWith(page, 'Next', '3.105,00 €')).click()
  await expect(page.getByRole('dialog')).toContainText(
    say('This pickup was requested with amounts, so its values cannot be declared per bag.'),
  )
  await expect(page.getByRole('button', { name: say('Declare values') })).toHaveCount(0)
})

test('in Peru no pickup is possible on the same day, and an econo-cash point has hours of its own', async ({
  enter,
}) => {
  const page = await enter('customer-pe', '/orders')
  await choosePoint(page, /Miraflores/)
  const dialog = await openPickup(page)
  await expect(
    dialog.getByText(saying('From {earliest} on: services cannot be scheduled for today.')).first(),
  ).toBeVisible()
  await expect(dialog.getByText(say('From {time} at this point.', { time: '12:00' }))).toBeVisible()
  const hours = dialog.getByRole('radiogroup', { name: say('Hours', {}, 'orders.form.hours') })
  await expect(hours.getByRole('radio', { checked: true })).toHaveAccessibleName(/^12:00/)
})

for (const { evening, username, isWarned, reason, refusal } of [
  {
    evening: 'in Portugal, where the next day is out of reach by then',
    username: 'customer-pt',
    isWarned: true,
    reason:
      'From {earliest} on: what is requested between {start} and {end} is collected two days later at the earliest.',
    refusal: 'At this hour the earliest date is {earliestDay}',
  },
  {
    evening: 'in Germany, whose last hour is over',
    username: 'customer-de',
    isWarned: false,
    reason: 'From {earliest} on: there is not enough time left before that.',
    refusal: 'There is not enough time left. The earliest date is {earliest}',
  },
] as const)
  test(`in the evening the date states its rule, ${evening}, and refuses an earlier date`, async ({
    page,
    origin,
  }) => {
    await watchClock(page)
    await arrive(page, origin, username, { isWarned })
    const now = new Date(Date.now() - 86_400_000)
    now.setUTCHours(19, 30)
    await page.clock.setFixedTime(now)
    const dialog = await openPickup(page)
    const explained = dialog.getByText(saying(reason))
    await expect(explained).toBeVisible()
    const earliest = saying(reason).exec(await explained.innerText())?.[1] ?? ''
    const date = await dateField(dialog)
    await expect(date).toHaveValue(earliest)
    await date.fill(now.toLocaleDateString('en-GB', { timeZone: 'Europe/Madrid' }))
    await sendButton(dialog).click()
    await expect(date).toHaveAttribute('aria-invalid', 'true')
    await expect(dialog.getByText(say(refusal, { earliest, earliestDay: earliest })).first()).toBeVisible()
    await expect(confirmButton(page)).toHaveCount(0)
  })

test('a service point without services offers none and says so in place of the request type', async ({
  orders: page,
}) => {
  await choosePoint(page, /Nervión/)
  await page.getByRole('button', { name: say('New order') }).click()
  const dialog = newOrderDialog(page)
  await expect(dialog.getByRole('note')).toContainText(
    say('No kind of service can be requested for this service point.'),
  )
  await expect(dialog.getByRole('radio')).toHaveCount(0)
  await expect(sendButton(newOrderDialog(page))).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(newOrderDialog(page)).toBeHidden()
})
