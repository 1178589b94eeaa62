import { describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { holdUpSeal, isCameraOff } from '../camera'
import { reload, screen } from '../screen'
import { violations } from '../violations'
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
  registered,
  reviewBag,
  reviewByKey,
  typeBag,
} from './deposit-parts'

const sendAgain = () => button('Send 1 bag again')
const sentBody = () => world.sent('deposits.create').at(-1)?.body as Readonly<Record<string, unknown>>

describe('a deposit', () => {
  it('[DEP-01] [DEP-23] a deposit can be entered and confirmed with the keyboard, and is booked and shown with its receipt', async () => {
    await openDeposit(COUNTER)
    await channel().selectOptions('Almacén')
    await reviewBag('B-1', '1234,5')
    await expect.element(bagRow('B-1')).toMatchTextContent(/1\.234,50\s€/)
    await expect.element(page.getByText('Almacén')).toBeVisible()
    expect(await violations()).toEqual([])
    await expect.element(bookButton()).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(booked(/^Booked: 1\.234,50\s€$/)).toBeVisible()
    const { sessionId, channel: sent } = sentBody()
    expect(world.sent('deposits.create').map(({ headers }) => headers.get('idempotency-key'))).toEqual([
      sessionId,
    ])
    expect(sent).toBe('Almacén')
    await expect.element(page.getByText('The deposit has been booked')).toBeVisible()
    await expect.element(bagRow('B-1')).toMatchTextContent(String(sessionId))
    await expect.element(registered('B-1')).toMatchTextContent(/1\.234,50\s€/)
    expect(await violations()).toEqual([])
    await button('Next deposit').click()
    await expect.element(field('Bag code')).toHaveValue('')
  })

  it('[DPS-42] [DPS-43] [DPS-48] a deposit of two bags can be restored after its form was cleared, and each bag is booked separately', async () => {
    await openDeposit(OPEN)
    for (const code of ['B-1', 'B-2']) {
      await typeBag(code, '100')
      await userEvent.keyboard('{Enter}')
      await expect.element(field('Bag code')).toHaveFocus()
      await expect.element(field('Bag code')).toHaveValue('')
      await expect.element(field('Amount')).not.toHaveAttribute('aria-invalid')
    }
    await button('Clear all').click()
    await expect.element(page.getByText('All entries have been cleared')).toBeVisible()
    await expect.element(bagRow('B-1')).not.toBeInTheDocument()
    await button('Undo').click()
    await button('Review').click()
    await bookButton().click()
    await expect.element(booked(/^Booked: 200,00\s€$/)).toBeVisible()
    for (const code of ['B-1', 'B-2']) await expect.element(registered(code)).toBeVisible()
    const ids = world.sent('deposits.create').map(({ body }) => (body as { sessionId: string }).sessionId)
    expect(new Set(ids).size).toBe(2)
  })

  it('[DEP-09] the camera can read the bag code of a deposit, is then switched off, and the focus moves to the amount', async () => {
    onTestFinished(() => void Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'))
    holdUpSeal()
    await openDeposit(OPEN)
    await button('Scan the code').click()
    await expect.element(field('Bag code')).toHaveValue('S-2')
    await expect.element(field('Amount')).toHaveFocus()
    await expect.poll(isCameraOff).toBe(true)
  })

  it('[DEP-15] [DEP-18] [DEP-19] the form of a deposit shows at each missing or wrong field which values it accepts', async () => {
    await openDeposit(COUNTER)
    await field('Amount').fill('0')
    await field('Account date').fill('01/01/2020')
    await reviewByKey()
    await expect.element(page.getByText('Choose a day from 13/11/2026 to 03/12/2026').first()).toBeVisible()
    await expect.element(field('Bag code')).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field('Amount')).toHaveAttribute('aria-invalid', 'true')
    expect(await violations()).toEqual([])
  })

  it('[DEP-24] [DEP-29] a deposit whose response was lost is shown as possibly booked, and a reload does not book it twice', async () => {
    await openDeposit(OPEN)
    await reviewBag('B-1', '75')
    await world.fail({ call: 'deposits.create', as: 'lost-answer', times: 2 })
    await bookButton().click()
    await expect.element(page.getByRole('alert')).toMatchTextContent('The deposit may have been booked')
    await expect.element(bagRow('B-1')).toMatchTextContent('May be booked')
    expect(page.getByRole('alertdialog').elements()).toEqual([])
    await reload({ as: 'customer-deposit' })
    await expect.element(booked(/^Booked: 75,00\s€$/)).toBeVisible()
    await button('Next deposit').click()
    await choosePoint(OPEN)
    await expect.element(registered('B-1')).toHaveLength(1)
  })

  it('[DPS-59] a deposit of two bags that is sent without a connection waits for the connection, also after a reload, and is booked once', async () => {
    await openDeposit(OPEN)
    await typeBag('B-1', '100')
    await userEvent.keyboard('{Enter}')
    await reviewBag('B-2', '50')
    world.setOnline(false)
    await bookButton().click()
    await expect.element(page.getByText('2 bags wait for the connection')).toBeVisible()
    expect(await violations()).toEqual([])
    world.setOnline(true)
    await expect.element(booked(/^Booked: 150,00\s€$/)).toBeVisible()
    const sent = world.sent('deposits.create').map(({ body }) => body as { sessionId: string })
    const ids = [...new Set(sent.map(({ sessionId }) => sessionId))]
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toHaveLength(2)
    for (const code of ['B-1', 'B-2']) await expect.element(registered(code)).toHaveLength(1)
  })

  it('[DPS-63] [DPS-64] a next deposit can be entered while bags wait for the connection, and each bag is booked once, in the order of entry', async () => {
    await openDeposit(OPEN)
    await reviewBag('B-1', '100')
    world.setOnline(false)
    await bookButton().click()
    await expect.element(page.getByText('1 bag waits for the connection')).toBeVisible()
    await button('Next deposit').click()
    await expect.element(field('Bag code')).toHaveFocus()
    await expect.element(page.getByText('1 bag waits for the connection')).toBeVisible()
    await field('Bag code').fill('B-1')
    await userEvent.keyboard('{Enter}')
    await expect.element(field('Bag code')).toHaveFocus()
    await reviewBag('B-2', '50')
    await bookButton().click()
    await expect.element(page.getByText('2 bags wait for the connection')).toBeVisible()
    expect(await violations()).toEqual([])
    world.setOnline(true)
    await expect.element(booked(/^Booked: 50,00\s€$/)).toBeVisible()
    const bodies = world.sent('deposits.create').map(({ body }) => JSON.stringify(body))
    expect(bodies.at(-2)).toContain('B-1')
    expect(bodies.at(-1)).toContain('B-2')
    for (const code of ['B-1', 'B-2']) await expect.element(registered(code)).toHaveLength(1)
  })

  it.each([
    [
      'that a rule refuses meanwhile',
      'Not booked',
      () => world.change('deposits.create', (body: object) => ({ ...body, transactions: [] })),
      () => world.change('deposits.create', (body: object) => body),
    ],
    [
      'whose right was withdrawn meanwhile',
      'May be booked',
      () => world.sendAs('deposits.create', 'customer-viewer'),
      () => world.sendAs('deposits.create', 'customer-deposit'),
    ],
  ])(
    '[DPS-63] a bag of an earlier deposit %s is shown on request, and only a click sends it again',
    async (_, state, refuse, accept) => {
      await openDeposit(OPEN)
      await reviewBag('B-1', '100')
      world.setOnline(false)
      await bookButton().click()
      await button('Next deposit').click()
      await typeBag('B-2', '50')
      refuse()
      world.setOnline(true)
      await expect.element(page.getByText('1 bag of an earlier deposit is not confirmed')).toBeVisible()
      // Text that the user has typed in the meantime must not be lost.
      await expect.element(field('Bag code')).toHaveValue('B-2')
      await button('Show').click()
      await expect.element(bagRow('B-1')).toMatchTextContent(state)
      expect(await violations()).toEqual([])
      accept()
      await sendAgain().click()
      await expect.element(registered('B-1')).toHaveLength(1)
      await expect.element(field('Bag code')).toHaveValue('B-2')
    },
  )

  it('[DPS-59] a deposit that waits for the connection is not sent by another user of the browser', async () => {
    await openDeposit(OPEN)
    await reviewBag('B-1', '100')
    await world.fail({ call: 'deposits.create', as: 'network', times: 2 })
    await bookButton().click()
    await expect.element(page.getByText('1 bag waits for the connection')).toBeVisible()
    const before = world.sent('deposits.create').length
    await reload({ as: 'customer-operator' })
    await page.getByRole('button', { name: /^Continue as/ }).click()
    await expect.element(field('Bag code')).toHaveValue('')
    expect(world.sent('deposits.create')).toHaveLength(before)
    await reload({ as: 'customer-deposit' })
    await page.getByRole('button', { name: /^Continue as/ }).click()
    await expect.element(booked(/^Booked: 100,00\s€$/)).toBeVisible()
  })

  it.each([
    [
      'AZ-03',
      'by a user whose right was withdrawn',
      'customer-viewer',
      () => expect.element(page.getByText(/^You are not allowed to make deposits here/)).toBeVisible(),
    ],
    [
      'AZ-01',
      'at a point of another customer',
      'customer-operator',
      () => expect.element(page.getByText('The deposit could not be booked')).toBeVisible(),
    ],
  ])('[%s] a deposit %s is not booked, and can be sent again', async (_rule, _what, sender, isRefused) => {
    await openDeposit(OPEN)
    await reviewBag('B-1', '60')
    world.sendAs('deposits.create', sender)
    await bookButton().click()
    await isRefused()
    await expect.element(bagRow('B-1')).toMatchTextContent('Not booked')
    expect(registered('B-1').elements()).toEqual([])
    world.sendAs('deposits.create', 'customer-deposit')
    await sendAgain().click()
    await expect.element(registered('B-1')).toHaveLength(1)
  })

  it('[DEP-16] [DEP-24] a refused deposit shows the reason at its bag and, when the bag is opened for a change, at the wrong field', async () => {
    world.change('deposits.create', (body: object) => ({ ...body, channel: 'Night safe' }))
    await openDeposit(COUNTER)
    await channel().selectOptions('Mostrador')
    await reviewBag('B-1', '90')
    await bookButton().click()
    await expect.element(bagRow('B-1')).toMatchTextContent('Not booked')
    await button('Change bag B-1').click()
    await expect.element(field('Bag code')).toHaveValue('B-1')
    await expect.element(field('Amount')).toHaveValue('90')
    await expect.element(channel()).toHaveAttribute('aria-invalid', 'true')
    world.change('deposits.create', (body) => body)
    await channel().selectOptions('Almacén')
    await button('Review').click()
    await bookButton().click()
    await expect.element(booked(/^Booked: 90,00\s€$/)).toBeVisible()
  })

  it('[DEP-13] [DEP-30] a deposit sends its comments as the channel if its service point accepts free text as channel', async () => {
    await openDeposit(OPEN)
    await field('Comments').fill('Caja 2')
    await reviewBag('B-1', '0,01')
    await bookButton().click()
    await expect.element(booked(/^Booked: 0,01\s€$/)).toBeVisible()
    expect(sentBody()).toMatchObject({ channel: 'Caja 2', extraData: { OBSERVATIONS: 'Caja 2' } })
  })
})

describe('the page of deposits', () => {
  it('[DEP-12] [DEP-35] the page of deposits explains why no deposit is possible to a user without a service point for deposits', async () => {
    await screen('/deposit', { as: 'customer-empty' })
    await expect.element(page.getByText('No service points', { exact: true })).toBeVisible()
    await expect
      .element(
        page.getByText(
          'None of your service points takes deposits. Ask your administrator for a point with a deposit device.',
        ),
      )
      .toBeVisible()
  })

  it('[DEP-12] the page of deposits chooses the service point automatically if only one accepts deposits', async () => {
    await screen('/deposit', { as: 'customer-operator' })
    await expect
      .element(page.getByRole('combobox', { name: 'Service point' }))
      .toHaveValue('Abando, caja inteligente')
  })
})
