import { composeStories } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import * as stories from './record-dialog.stories'

const {
  BagAndSealInOneContainer,
  BagAndSealInOneLine,
  Changing,
  Closed,
  CurrenciesFailed,
  CurrenciesLoading,
  LineRefused,
  New,
  NewBesideOthers,
  NewContainersAndValues,
  Saving,
} = composeStories(stories)

type Screen = Awaited<ReturnType<typeof renderIn>>

interface Entered {
  readonly kind?: 'Bag' | 'Seal'
  readonly code?: string
  readonly contents?: string
  readonly amount?: string
}

const enter = async (screen: Screen, { kind, code, contents, amount }: Entered): Promise<void> => {
  if (kind !== undefined) await screen.getByRole('combobox', { name: 'Bag or seal' }).selectOptions(kind)
  if (code !== undefined) await screen.getByRole('textbox', { name: 'Code' }).fill(code)
  if (contents !== undefined) await screen.getByRole('combobox', { name: 'Contents' }).selectOptions(contents)
  if (amount !== undefined) await screen.getByRole('textbox', { name: 'Amount' }).fill(amount)
}
const press = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()
const seal = { kind: 'Seal', code: 'S-1', contents: 'Banknotes', amount: '1.250' } as const

describe('declaring values with their bags and seals', () => {
  it('[ORD-DEC-27] starts at the code of a seal, in the main currency', async () => {
    const screen = await renderIn('en', <New />)
    await expect.element(screen.getByRole('combobox', { name: 'Bag or seal' })).toHaveValue('seal')
    await expect.element(screen.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR')
    await expect
      .element(screen.getByRole('textbox', { name: 'Code' }))
      .toHaveAccessibleDescription('Up to 12 characters.')
    await screen.getByRole('combobox', { name: 'Bag or seal' }).selectOptions('Bag')
    await expect
      .element(screen.getByRole('textbox', { name: 'Code' }))
      .toHaveAccessibleDescription('Up to 20 characters.')
  })

  it('saves the list and what is still in the form', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { kind: 'Bag', code: ' BAG-1 ', contents: 'Coins', amount: '12,35' })
    await userEvent.keyboard('{Enter}')
    const list = screen.getByRole('list', { name: 'Values' })
    await expect.element(list.getByRole('listitem')).toMatchTextContent(/Bag BAG-1\s*Coins\s*12,35 €/)
    const code = screen.getByRole('textbox', { name: 'Code' })
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveValue('')
    await userEvent.tab()
    await userEvent.tab()
    for (const field of ['Code', 'Amount'])
      await expect.element(screen.getByRole('textbox', { name: field })).not.toHaveAttribute('aria-invalid')
    await enter(screen, { ...seal, amount: '1250' })
    await press(screen, 'Save')
    await vi.waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith({
        draft: {
          code: '',
          values: [
            { bc: 'BAG-1', sc: null, ctc: '2', cic: 'EUR', am: 12.35 },
            { bc: null, sc: 'S-1', ctc: '1', cic: 'EUR', am: 1250 },
          ],
          containers: [],
        },
      }),
    )
  })

  it('[ORD-DEC-34] says that a value is missing and leads to the first field', async () => {
    const onSave = fn()
    const screen = await renderIn('es', <New onSave={onSave} />)
    await press(screen, 'Guardar')
    await expect.element(screen.getByText('Añada al menos un valor.')).toBeVisible()
    const code = screen.getByRole('textbox', { name: 'Código' })
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('[ORD-DEC-36] warns when there is no seal, and saves with one', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, kind: 'Bag', code: 'BAG-1' })
    await press(screen, 'Save')
    const warning = screen.getByRole('alertdialog', { name: 'Seal required' })
    await warning.getByRole('button', { name: 'Close' }).click()
    await expect.element(screen.getByRole('listitem')).toMatchTextContent(/Bag BAG-1/)
    expect(onSave).not.toHaveBeenCalled()
    await enter(screen, { kind: 'Seal', code: 'S-1', amount: '5' })
    await press(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it('[ORD-DEC-34] saves the list if the next value is only chosen, not entered', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, contents: 'Cash', amount: '5' })
    await press(screen, 'Add value')
    await enter(screen, { contents: 'Coins' })
    await press(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.lastCall?.[0].draft.values).toEqual([
      { bc: null, sc: 'S-1', ctc: '0', cic: 'EUR', am: 5 },
    ])
  })

  it('[ORD-DEC-34] can be saved again once an unfinished value is cleared', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, contents: 'Cash', amount: '5' })
    await press(screen, 'Add value')
    await enter(screen, { amount: '7' })
    await press(screen, 'Save')
    await expect
      .element(screen.getByRole('textbox', { name: 'Code' }))
      .toHaveAttribute('aria-invalid', 'true')
    expect(onSave).not.toHaveBeenCalled()
    await press(screen, 'Clear')
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await press(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it.each([
    ['[ORD-DEC-23] a seal of another record', { code: 'S-7741920' }, 'Code', /The seal code already exists/],
    [
      '[ORD-DEC-23] a bag of another record',
      { kind: 'Bag', code: 'BAG-001' },
      'Code',
      /The bag code already exists/,
    ],
    ['[ORD-DEC-25] a seal of 13 characters', { code: 'S'.repeat(13) }, 'Code', /at most 12 characters/],
    ['[ORD-DEC-24] a bag of 21', { kind: 'Bag', code: 'B'.repeat(21) }, 'Code', /at most 20 characters/],
    ['[ORD-DEC-29] half a note', { amount: '1,50' }, 'Amount', /Enter a whole number/],
    ['[ORD-DEC-30] no amount of coins', { contents: 'Coins', amount: '0' }, 'Amount', /0\.01 or more/],
  ] as const)('refuses %s at its field', async (_, change, field, problem) => {
    const screen = await renderIn('en', <NewBesideOthers />)
    await enter(screen, { ...seal, ...change })
    await press(screen, 'Add value')
    const control = screen.getByRole('textbox', { name: field })
    await expect.element(control).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
    expect(screen.getByRole('listitem').getByRole('button').elements()).toEqual([])
  })

  it('puts a line back into the form, unless the form holds something', async () => {
    const screen = await renderIn('en', <Changing />)
    await press(screen, 'Change Bag BAG-001')
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('BAG-001')
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('12,35')
    expect(screen.getByRole('listitem').elements()).toHaveLength(2)
    await expect
      .element(screen.getByRole('button', { name: 'Change Seal S-7741920' }))
      .toHaveAccessibleDescription(/Add what you have entered above/)
    await press(screen, 'Remove Seal S-7741921')
    expect(screen.getByRole('listitem').elements()).toHaveLength(1)
  })
})

describe('a line with a bag and a seal', () => {
  it.each([
    ['0', BagAndSealInOneLine],
    ['1', BagAndSealInOneContainer],
  ] as const)("can't be edited in mode %s, because the form has only one of them", async (_, Declared) => {
    const screen = await renderIn('en', <Declared />)
    const change = screen.getByRole('button', { name: 'Change Bag BAG-7, Seal S-7' })
    await expect.element(change).toHaveAccessibleDescription(/It bears a bag and a seal/)
    await change.click({ force: true })
    await expect.element(screen.getByRole('listitem')).toMatchTextContent(/Bag BAG-7, Seal S-7/)
  })
})

describe('currencies that are not there', () => {
  it.each([
    ['are on their way', CurrenciesLoading, 'The currencies are still loading.'],
    ['did not come', CurrenciesFailed, 'The currencies could not be loaded.'],
  ] as const)('say at their field that they %s', async (_, Missing, reason) => {
    const screen = await renderIn('en', <Missing />)
    await expect
      .element(screen.getByRole('combobox', { name: 'Currency' }))
      .toHaveAccessibleDescription(reason)
  })
})

describe('declaring containers and values', () => {
  it('[ORD-DEC-35] needs a bag or seal and a value, each with its own form', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <NewContainersAndValues onSave={onSave} />)
    await enter(screen, { contents: 'Cash', amount: '10' })
    await press(screen, 'Save')
    await expect.element(screen.getByText(/Add at least one bag or seal/)).toBeVisible()
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveFocus()
    await expect.element(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('10')
    await enter(screen, { code: 'S-1' })
    await press(screen, 'Add bag or seal')
    await press(screen, 'Save')
    await vi.waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith({
        draft: {
          code: '',
          values: [{ bc: null, sc: null, ctc: '0', cic: 'EUR', am: 10 }],
          containers: [{ bc: null, sc: 'S-1' }],
        },
      }),
    )
  })
})

describe('the record dialog', () => {
  it('asks before it closes only if something was typed', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Changing onClose={onClose} />)
    await enter(screen, { code: 'S-2' })
    await press(screen, 'Cancel')
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('S-2')
    await enter(screen, { code: '' })
    await press(screen, 'Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('neither saves again nor closes while it is being saved', async () => {
    const [onSave, onClose] = [fn(), fn()]
    const screen = await renderIn('en', <Saving onSave={onSave} onClose={onClose} />)
    await screen.getByRole('button', { name: /^Save\W+Loading/ }).click({ force: true })
    await screen.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await userEvent.keyboard('{Escape}')
    for (const call of [onSave, onClose]) expect(call).not.toHaveBeenCalled()
  })

  it('marks the line that the server refused until the list changes', async () => {
    const screen = await renderIn('en', <Changing />)
    await screen.redraw(<Changing failure={given(LineRefused.args.failure)} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Correct what is marked/)
    const lines = screen.getByRole('list', { name: 'Values' }).getByRole('listitem')
    await expect.element(lines.nth(2)).toMatchTextContent(/The seal code already exists/)
    await press(screen, 'Remove Seal S-7741920')
    expect(screen.getByText('The seal code already exists').elements()).toEqual([])
  })

  it('[ORD-DEC-03] says why it can no longer be saved', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <Closed onSave={onSave} />)
    const save = screen.getByRole('button', { name: 'Save' })
    await expect.element(save).toHaveAccessibleDescription(/does not allow changes any more/)
    await save.click({ force: true })
    expect(onSave).not.toHaveBeenCalled()
  })

  it('uses the code from a scanner', async () => {
    const screen = await renderIn(
      'en',
      <New
        renderScanner={({ isOpen, onFound }) =>
          isOpen && (
            <button type="button" onClick={() => onFound({ code: 'S-99' })}>
              Found
            </button>
          )
        }
      />,
    )
    await press(screen, 'Scan the code')
    screen
      .getByText('Found')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('S-99')
  })
})
