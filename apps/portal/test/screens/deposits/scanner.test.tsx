import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { closeNotice } from '../notice'
import { screen } from '../screen'
import { world } from '../world'
import {
  bagRow,
  bookButton,
  booked,
  button,
  COUNTER,
  channel,
  choosePoint,
  field,
  OPEN,
  openDeposit,
  reviewBag,
  scan,
} from './deposit-parts'

const contents = () => page.getByRole('combobox', { name: 'Contents' })
const enterAmount = async (amount: string) => {
  await field('Amount').fill(amount)
  await userEvent.keyboard('{Enter}')
}

describe('a hand scanner at the counter', () => {
  it('[DPS-50] a code that a hand scanner reads while the amount has the focus becomes the next bag, never an amount', async () => {
    await openDeposit(OPEN)
    field('Bag code').element().focus()
    scan('0012345678')
    await expect.element(field('Amount')).toHaveFocus()
    scan('0012345679')
    await expect.element(button('Forget the code 0012345679')).toBeVisible()
    await expect.element(field('Bag code')).toHaveValue('0012345678')
    await expect.element(field('Amount')).toHaveValue('')
    scan('0012345680', 'Tab')
    scan('0012345679')
    await expect.element(page.getByText('Bag 0012345679 has been scanned already').first()).toBeVisible()
    await enterAmount('100')
    await expect.element(field('Bag code')).toHaveValue('0012345679')
    await expect.element(field('Amount')).toHaveFocus()
    await button('Forget the code 0012345680').click()
    await enterAmount('200')
    await expect.element(bagRow('0012345678')).toMatchTextContent(/100,00/)
    await expect.element(bagRow('0012345679')).toMatchTextContent(/200,00/)
    await expect.element(field('Bag code')).toHaveValue('')
    await expect.element(field('Bag code')).toHaveFocus()
  })

  it('[DPS-50] the page reads the codes of a hand scanner wherever its focus is, also without Enter after the code', async () => {
    await openDeposit(OPEN)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scan('B-77120', undefined)
    await expect.element(field('Bag code')).toHaveValue('B-77120')
    await expect.element(field('Amount')).toHaveFocus()
  })

  it('[DPS-50] a key that is held down counts as typing, although it repeats as fast as a scanner', async () => {
    await openDeposit(OPEN)
    await field('Amount').click()
    await userEvent.keyboard('1{0>6/}')
    await expect.element(field('Amount')).toHaveValue('1000000')
    await expect.element(field('Bag code')).toHaveValue('')
  })

  it('[DPS-50] codes that a hand scanner has read for the next bags are kept when another bag is changed or another code is removed', async () => {
    await openDeposit(OPEN)
    scan('B-77120')
    await enterAmount('100')
    scan('B-77121')
    await expect.element(field('Amount')).toHaveFocus()
    scan('B-77122')
    await expect.element(button('Forget the code B-77122')).toBeVisible()
    await field('Amount').fill('200')
    await button('Change bag B-77120').click()
    await expect.element(field('Bag code')).toHaveValue('B-77120')
    await expect.element(bagRow('B-77121')).toMatchTextContent(/200,00/)
    await button('Forget the code B-77122').click()
    await expect.element(field('Bag code')).toHaveFocus()
  })

  it('[DPS-51] after a duplicate code the focus stays in the bag code field, and the next scan replaces the duplicate', async () => {
    await openDeposit(OPEN)
    field('Bag code').element().focus()
    scan('B-77120')
    await enterAmount('100')
    await expect.element(field('Bag code')).toHaveFocus()
    scan('B-77120')
    await expect.element(page.getByText('This bag is already on the list').first()).toBeVisible()
    await expect.element(field('Bag code')).toHaveFocus()
    scan('B-77121')
    await expect.element(field('Bag code')).toHaveValue('B-77121')
    await expect.element(field('Amount')).toHaveFocus()
    await contents().selectOptions('')
    field('Bag code').element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(contents()).toHaveFocus()
  })
})

describe('a bag code that the country does not have', () => {
  it('[DPS-54] a bag code in a format that the country does not use is refused with the right format, and the next scan replaces it', async () => {
    await screen('/deposit', { as: 'customer-pt' })
    await closeNotice()
    await contents().selectOptions('Banknotes')
    field('Bag code').element().focus()
    scan('B-77120')
    await expect
      .element(page.getByText('A bag code here is written like PT-12345678, 1234567890').first())
      .toBeVisible()
    await expect.element(field('Bag code')).toHaveFocus()
    scan('PT-00000001')
    await expect.element(field('Bag code')).toHaveValue('PT-00000001')
    await expect.element(field('Amount')).toHaveFocus()
  })
})

describe('the focus of a deposit', () => {
  it('[DPS-51] the form of a deposit starts without an error and with the focus in the first empty field, and never loses the focus', async () => {
    await screen('/deposit', { as: 'customer-deposit' })
    await choosePoint(COUNTER)
    await contents().selectOptions('Banknotes')
    await channel().selectOptions('Almacén')
    await expect.element(page.getByText('Fill in this field')).not.toBeInTheDocument()
    field('Bag code').element().focus()
    scan('B-77120')
    await enterAmount('100')
    await button('Change bag B-77120').click()
    await expect.element(field('Bag code')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await enterAmount('150')
    await button('Remove bag B-77120').click()
    await expect.element(field('Bag code')).toHaveFocus()
    scan('B-77122')
    await button('Clear all').click()
    await expect.poll(() => document.activeElement).not.toBe(document.body)
  })
})

/**
 * The different idempotency keys of the sent bookings. A booking whose response is late is sent again with the same
 * key.
 */
const bookings = () =>
  new Set(world.sent('deposits.create').map(({ headers }) => headers.get('idempotency-key')))

describe('a bag in doubt', () => {
  it('[DPS-52] the page warns about a bag that this browser has already booked, states the earlier amount, and books the bag again only after a confirmation', async () => {
    for (const amount of ['10,10', '10']) {
      await openDeposit(OPEN)
      await reviewBag('B-77120', amount)
      if (amount === '10') {
        await expect.element(bagRow('B-77120')).toMatchTextContent(/Booked here already on .*: 10,10/)
        await expect.element(bookButton()).toHaveAttribute('aria-disabled', 'true')
        await userEvent.keyboard('{Enter}')
        expect(bookings().size).toBe(1)
        await page.getByRole('checkbox', { name: /Book all the same/ }).click()
      }
      await bookButton().click()
      await expect.element(booked(/^Booked: /)).toBeVisible()
      await button('Next deposit').click()
    }
    expect(bookings().size).toBe(2)
  })
})
