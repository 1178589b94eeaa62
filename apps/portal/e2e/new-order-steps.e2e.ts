import type { Locator, Page } from '@playwright/test'
import fc from 'fast-check'
import type { AskedOrder, ModelModule, NewOrderModel } from './models/new-order-model'
import {
  choose,
  choosePoint,
  chooseType,
  closeReceipt,
  confirmButton,
  granVia,
  lastQuestion,
  newOrderDialog,
  typeCard,
} from './orders-screen'
import { acceptCookies, expect, test, tokenOf } from './world'

/** Number of random runs in each test. The command `npm run test:deep` sets `RUNS`, for a hundred runs in total. */
const runs = Number(process.env['RUNS'] ?? 2) / 2
const steps = 40

interface Screen {
  readonly page: Page
  readonly dialog: Locator
  /** The names of the steps that were made so far in this run. */
  readonly done: string[]
}

type Step = fc.AsyncCommand<NewOrderModel, Screen>

const labels = {
  pickup: 'Pickup',
  delivery: 'Delivery',
  'delivery-exchange': 'Delivery exchange',
  'assistance-service': 'Technical assistance',
  'supply-material-service': 'Supply of material',
} as const
type Type = keyof typeof labels
const types: readonly Type[] = [
  'pickup',
  'delivery',
  'delivery-exchange',
  'assistance-service',
  'supply-material-service',
]

const isEditing = (model: NewOrderModel) => model.isOpen && model.question === undefined
/**
 * Whether the user has begun an order. The steps that abandon the form require a begun order, because otherwise most
 * runs would end before any input.
 */
const isBegun = (model: NewOrderModel) => isEditing(model) && (model.isTouched || model.type !== undefined)
const question = (page: Page, name?: string) =>
  page.getByRole('alertdialog', name === undefined ? {} : { name })
/** The dialog that has to be closed before the form can be used: the warning about a limit, or the confirmation. */
const asked = ({ question: kind }: NewOrderModel, page: Page) =>
  kind === 'limit' ? question(page, 'Limit exceeded') : lastQuestion(page)
const sendButton = ({ dialog }: Screen) => dialog.getByRole('button', { name: 'Send' })
const piecesOf = ({ dialog }: Screen, value: number) =>
  dialog.getByRole('textbox', { name: `Pieces of ${value.toFixed(2).replace('.', ',')} €`, exact: true })

/**
 * Replaces the text of a field.
 * @returns whether the text has changed.
 */
async function retype(field: Locator, text: string): Promise<boolean> {
  const isOther = (await field.inputValue()) !== text
  await field.fill(text)
  return isOther
}

/** Checks that the screen agrees with the model. */
async function agree(model: NewOrderModel, screen: Screen): Promise<void> {
  const { page, dialog } = screen
  if (model.question !== undefined) {
    // The question must have the focus before a key is pressed, because otherwise the form below would get the key.
    await expect(asked(model, page).locator(':focus')).toBeVisible()
    return
  }
  await expect(question(page)).toHaveCount(0)
  await expect(dialog).toHaveCount(model.isOpen ? 1 : 0)
  if (!model.isOpen) return
  const { type, drafts } = model
  if (type === undefined)
    for (const each of types) await expect(typeCard(dialog, labels[each])).not.toBeChecked()
  else await expect(dialog.getByText(labels[type], { exact: true }).first()).toBeVisible()
  if (model.canSend) await expect(sendButton(screen)).not.toHaveAttribute('aria-disabled')
  else await expect(sendButton(screen)).toHaveAttribute('aria-disabled', 'true')
  const wrong = model.shownIssues
  if (wrong.length > 0) await expect(dialog.getByRole('alert')).toBeVisible()
  // The issue about the total amount (`composition`) is not shown at a field.
  if (wrong.some(({ path }) => path !== 'composition'))
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
  if (type === undefined) return
  if (type !== 'supply-material-service')
    await expect(dialog.getByLabel('Comments')).toHaveValue(drafts[type].comments)
  if (type === 'pickup')
    await expect(dialog.getByLabel('Total amount')).toHaveValue(drafts.pickup.totalAmount)
  if (type === 'assistance-service')
    await expect(dialog.getByRole('combobox', { name: 'Fault' })).toHaveValue(drafts[type].faultDescription)
  if (type === 'supply-material-service') {
    const listed = dialog.getByRole('list', { name: 'Requested material' }).getByRole('listitem')
    await expect(listed).toHaveCount(drafts[type].supplies.length)
  }
  if (type === 'delivery' || type === 'delivery-exchange') {
    for (const { denomination, quantity = '' } of drafts[type].denominations)
      await expect(piecesOf(screen, denomination.value)).toHaveValue(quantity)
  }
}

const step = (
  name: string,
  check: (model: NewOrderModel) => boolean,
  action: (model: NewOrderModel, screen: Screen) => Promise<void>,
): Step => ({
  toString: () => name,
  check,
  run: async (model, screen) => {
    await action(model, screen)
    await agree(model, screen)
  },
})

const open = step(
  'open',
  (model) => !model.isOpen,
  async (model, { page }) => {
    await page.getByRole('button', { name: 'New order' }).click()
    model.open()
  },
)

const clickType = (type: Type) =>
  step(`choose ${type}`, isEditing, async (model, { dialog }) => {
    await chooseType(dialog, labels[type])
    await model.send({ type: 'type.chosen', requestType: type })
  })

const typeAmount = (text: string) =>
  step(
    `amount "${text}"`,
    (model) => isEditing(model) && model.type === 'pickup',
    async (model, { dialog }) => {
      const field = dialog.getByLabel('Total amount')
      const isOther = await retype(field, text)
      await field.blur()
      if (isOther) await model.typeAmount(text)
    },
  )

const typeComments = (text: string) =>
  step(
    `comments "${text}"`,
    (model) => isEditing(model) && model.type !== undefined && model.type !== 'supply-material-service',
    async (model, { dialog }) => {
      const { type } = model
      if (type === undefined || type === 'supply-material-service') return
      if (await retype(dialog.getByLabel('Comments'), text))
        await model.change({ requestType: type, patch: { comments: text } })
    },
  )

const typePieces = (at: number, text: string) =>
  step(
    `pieces ${at} "${text}"`,
    (model) => isEditing(model) && (model.type === 'delivery' || model.type === 'delivery-exchange'),
    async (model, screen) => {
      const { denominations } = model.facts
      const denomination = denominations[at % denominations.length]
      const { type } = model
      if (denomination === undefined || (type !== 'delivery' && type !== 'delivery-exchange')) return
      if (await retype(piecesOf(screen, denomination.value), text))
        await model.typePieces(type, denomination, text)
    },
  )

const chooseFault = (at: number) =>
  step(
    `fault ${at}`,
    (model) => isEditing(model) && model.type === 'assistance-service',
    async (model, { page, dialog }) => {
      const fault = model.facts.faults[at % model.facts.faults.length]?.faultDescription ?? ''
      await choose(dialog, page, 'Fault', fault)
      if (fault !== model.drafts['assistance-service'].faultDescription)
        await model.change({ requestType: 'assistance-service', patch: { faultDescription: fault } })
    },
  )

const addSupply = (at: number, quantity: string) =>
  step(
    `supply ${at} "${quantity}"`,
    (model) => isEditing(model) && model.type === 'supply-material-service',
    async (model, { page, dialog }) => {
      const kind = model.facts.supplies[at % model.facts.supplies.length]
      const article = kind?.commodities[at % kind.commodities.length]
      if (kind === undefined || article === undefined) return
      await choose(dialog, page, 'Kind of material', kind.description)
      await choose(dialog, page, 'Article', article.description)
      const field = dialog.getByRole('textbox', { name: 'Quantity', exact: true })
      await field.fill(quantity)
      const add = dialog.getByRole('button', { name: 'Add', exact: true })
      if (await model.addSupply(kind, article.id, quantity)) return add.click()
      await expect(add).toHaveAttribute('aria-disabled', 'true')
      await field.fill('')
      await choose(dialog, page, 'Kind of material', 'Choose a kind')
    },
  )

const send = (how: 'button' | 'keys') =>
  step(`send by ${how}`, isEditing, async (model, screen) => {
    if (how === 'button') await sendButton(screen).click({ force: true })
    else if (model.type === undefined) await typeCard(screen.dialog, labels.pickup).press('Control+Enter')
    else await screen.dialog.getByRole('textbox').last().press('Control+Enter')
    if (model.canSend) await model.send({ type: 'send.requested', now: new Date() })
  })

const confirm = (how: 'click' | 'dblclick' | 'Enter') =>
  step(
    `confirm by ${how}`,
    (model) => model.question === 'confirm',
    async (model, { page }) => {
      const button = confirmButton(page)
      if (how === 'Enter') await button.press('Enter')
      else await button[how]()
      await closeReceipt(page)
      await model.send({ type: 'confirmation.given', now: new Date() })
    },
  )

const decline = (how: 'button' | 'Escape') =>
  step(
    `decline by ${how}`,
    (model) => model.question !== undefined,
    async (model, { page }) => {
      const name = model.question === 'limit' ? 'Close' : 'Back'
      if (how === 'Escape') await page.keyboard.press('Escape')
      else await asked(model, page).getByRole('button', { name }).click()
      await model.send({ type: model.question === 'limit' ? 'limit.acknowledged' : 'confirmation.declined' })
    },
  )

const cancel = (then: 'keep' | 'discard') =>
  step(`cancel, ${then}`, isBegun, async (model, { page, dialog }) => {
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    if (!model.isTouched) return model.discard()
    const asked = question(page, 'Discard your changes?')
    await asked.getByRole('button', { name: then === 'keep' ? 'Keep editing' : 'Discard changes' }).click()
    if (then === 'discard') model.discard()
  })

const pressEscape = step('Escape', isBegun, async (model, { page }) => {
  await page.keyboard.press('Escape')
  // Escape closes the form and keeps the typed text, which the form shows when it is opened next.
  if (model.isTouched) model.isOpen = false
  else model.discard()
})

const reload = step(
  'reload',
  (model) => isEditing(model) && model.isTyped,
  async (model, { page, dialog }) => {
    await page.reload()
    await page
      .getByRole('dialog', { name: 'Continue your order?' })
      .getByRole('button', { name: 'Continue' })
      .click()
    await expect(dialog).toBeVisible()
    model.resume()
  },
)

const anyStep: fc.Arbitrary<Step>[] = [
  fc.constant(open),
  fc.constantFrom(...types).map(clickType),
  fc.constantFrom('', '1.250,50', '75', '0', '1,234', 'ten').map(typeAmount),
  fc.constantFrom('', 'Second door', 'ñ €').map(typeComments),
  fc
    .tuple(fc.nat(14), fc.constantFrom('', '0', '3', '25', '1,5', '1000000'))
    .map(([at, text]) => typePieces(at, text)),
  fc.nat(5).map(chooseFault),
  fc.tuple(fc.nat(5), fc.constantFrom('5', '12', '0', 'many')).map(([at, text]) => addSupply(at, text)),
  fc.constantFrom('button' as const, 'keys' as const).map(send),
  fc.constantFrom('click' as const, 'dblclick' as const, 'Enter' as const).map(confirm),
  fc.constantFrom('button' as const, 'Escape' as const).map(decline),
  fc.constantFrom('keep' as const, 'discard' as const).map(cancel),
  fc.constant(pressEscape),
  fc.constant(reload),
]

/** A random step of a run. A number selects it among the steps that are possible at this point. */
const anyMove = fc.tuple(fc.noBias(fc.nat(1_000_000)), ...anyStep).map(
  ([number, ...offered]): Step => ({
    check: () => true,
    run: async (model, screen) => {
      const possible = offered.filter((one) => one.check(model))
      const chosen = possible[number % possible.length]
      if (chosen === undefined) throw new Error('nothing can be done here')
      screen.done.push(String(chosen))
      await chosen.run(model, screen)
    },
  }),
)

const orderTexts = (orders: Iterable<AskedOrder>) =>
  [...orders].map(({ type, amounts }) => `${type}: ${amounts.join(', ')}`).toSorted()

const runSteps = async ({ page, origin }: { readonly page: Page; readonly origin: string }, seed: number) => {
  test.setTimeout(120_000 + runs * 60_000)
  page.setDefaultTimeout(20_000)
  const { NewOrderModel, readFacts }: ModelModule = await import(process.env['WALKS_MODEL'] ?? '')
  let token = await tokenOf(page, origin, 'customer-operator')
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token
  })
  await acceptCookies(page)
  await page.goto(`${origin}/orders`)
  await choosePoint(page, granVia)
  const { facts, orders } = await readFacts(origin, () => token, 'Gran Vía')
  const dialog = newOrderDialog(page)

  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: steps, maxLength: steps }), async (moves) => {
      const before = await orders()
      const model = new NewOrderModel(facts)
      const screen: Screen = { page, dialog, done: [] }
      try {
        await fc.asyncModelRun(() => ({ model, real: screen }), moves)
        const after = [...(await orders())].flatMap(([id, order]) => (before.has(id) ? [] : [order]))
        expect(orderTexts(after)).toEqual(orderTexts(model.orders))
      } catch (error) {
        throw new Error(`after: ${screen.done.join('; ')}`, { cause: error })
      }
      if (model.question !== undefined) await decline('button').run(model, screen)
      if (model.isOpen) await cancel('discard').run(model, screen)
    }),
    { numRuns: runs, endOnFailure: true, ...(process.env['CI'] ? { seed } : {}) },
  )
}

// Without this setting, the two tests of this file would run one after the other.
test.describe.configure({ mode: 'parallel' })
for (const [seed, half] of ['first', 'second'].entries()) {
  test(`after any ${steps} steps the screen of a new order agrees with the model, and only the requested orders exist (part ${half} of the runs)`, ({
    page,
    origin,
  }) => runSteps({ page, origin }, seed))
}
