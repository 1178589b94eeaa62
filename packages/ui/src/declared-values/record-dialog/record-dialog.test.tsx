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
  BesideAmounts,
  Changing,
  Closed,
  CurrenciesFailed,
  CurrenciesLoading,
  LineRefused,
  New,
  NewBesideOthers,
  NewContainersAndValues,
  OneCurrency,
  Saving,
} = composeStories(stories)
type Screen = Awaited<ReturnType<typeof renderIn>>
interface Entered {
  readonly kind?: 'Bag' | 'Seal'
  readonly code?: string
  readonly contents?: string
  readonly amount?: string
}

/** Fills in the fields of a line. Lines are counted from 1. */
const enter = async (screen: Screen, { kind, code, contents, amount }: Entered, line = 1): Promise<void> => {
  const named = (field: string) => ({ name: `${field}, line ${line}`, exact: true })
  if (code !== undefined) await screen.getByRole('textbox', named('Code')).fill(code)
  if (kind !== undefined) await screen.getByRole('combobox', named('Bag or seal')).selectOptions(kind)
  if (contents !== undefined) await screen.getByRole('combobox', named('Contents')).selectOptions(contents)
  if (amount !== undefined) await screen.getByRole('textbox', named('Amount')).fill(amount)
}
const field = (screen: Screen, name: string, line = 1) =>
  screen.getByRole('textbox', { name: `${name}, line ${line}`, exact: true })
const clickOn = (screen: Screen, name: string) => screen.getByRole('button', { name, exact: true }).click()
const seal = { kind: 'Seal', code: 'S-1', contents: 'Banknotes', amount: '1 250' } as const

describe('declaring values with their bags and seals', () => {
  it('[ORD-DEC-27] the dialog of declared values focuses the field of the code first, and proposes a seal and the main currency', async () => {
    const screen = await renderIn('en', <New />)
    const kind = screen.getByRole('combobox', { name: 'Bag or seal, line 1' })
    await expect.element(field(screen, 'Code')).toHaveFocus()
    await expect.element(kind).toHaveValue('seal')
    await expect.element(screen.getByRole('combobox', { name: 'Currency, line 1' })).toHaveValue('EUR')
    await expect.element(field(screen, 'Code')).toHaveAccessibleDescription('Up to 12 characters.')
    await kind.selectOptions('Bag')
    await expect.element(field(screen, 'Code')).toHaveAccessibleDescription('Up to 20 characters.')
  })

  it('[ORD-DEC-47] a scanner that ends each code with Enter fills in the dialog of declared values', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await expect.element(field(screen, 'Code')).toHaveFocus()
    await userEvent.keyboard('S-1{Enter}')
    const contents = screen.getByRole('combobox', { name: 'Contents, line 1' })
    await expect.element(contents).toHaveFocus()
    await contents.selectOptions('Coins')
    await userEvent.keyboard('{Enter}')
    await expect.element(field(screen, 'Amount')).toHaveFocus()
    await userEvent.keyboard('12,35{Enter}S-2{Enter}')
    await expect.element(field(screen, 'Amount', 2)).toHaveFocus()
    await userEvent.keyboard('40{Enter}')
    await expect.element(field(screen, 'Code', 3)).toHaveFocus()
    await expect.element(screen.getByText('52,35 €')).toBeVisible()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await vi.waitFor(() =>
      expect(onSave).toHaveBeenCalledExactlyOnceWith({
        draft: {
          code: '',
          values: [
            { bc: null, sc: 'S-1', ctc: '2', cic: 'EUR', am: 12.35 },
            { bc: null, sc: 'S-2', ctc: '2', cic: 'EUR', am: 40 },
          ],
          containers: [],
        },
      }),
    )
  })

  it('the dialog of declared values saves bags and seals of several lines', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { kind: 'Bag', code: ' BAG-1 ', contents: 'Coins', amount: '12,35' })
    await userEvent.keyboard('{Tab}{Tab}')
    for (const name of ['Code', 'Amount'])
      await expect.element(field(screen, name, 2)).not.toHaveAttribute('aria-invalid')
    await enter(screen, { ...seal, amount: '1250' }, 2)
    await clickOn(screen, 'Save')
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

  it('[ORD-DEC-47] the dialog of declared values fills in one row for each line of a pasted text', async () => {
    const screen = await renderIn('en', <New />)
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'S-1\tCoins\t12,35\nB-2\tBag\t7\n')
    const code = field(screen, 'Code').element()
    code.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(field(screen, 'Amount')).toHaveValue('12,35')
    await expect.element(field(screen, 'Code', 2)).toHaveValue('B-2')
    await expect.element(screen.getByRole('combobox', { name: 'Bag or seal, line 2' })).toHaveValue('bag')
    await expect.element(screen.getByText('2 lines, 1 bag, 1 seal')).toBeVisible()
    await expect.element(screen.getByText('19,35 €')).toBeVisible()
  })

  it('[ORD-DEC-34] the dialog of declared values says that a value is missing, and moves the focus to the first field', async () => {
    const onSave = fn()
    const screen = await renderIn('es', <New onSave={onSave} />)
    await clickOn(screen, 'Guardar')
    await expect.element(screen.getByText('Añada al menos un valor.')).toBeVisible()
    const code = screen.getByRole('textbox', { name: 'Código, línea 1' })
    await expect.element(code).toHaveFocus()
    await expect.element(code).toHaveAttribute('aria-invalid', 'true')
    expect(onSave).not.toHaveBeenCalled()
  })

  it('[ORD-DEC-36] the dialog of declared values warns if no seal is typed, and saves once a seal is added', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, kind: 'Bag', code: 'BAG-1' })
    await clickOn(screen, 'Save')
    const warning = screen.getByRole('alertdialog', { name: 'Seal required' })
    await warning.getByRole('button', { name: 'Close' }).click()
    await expect.element(field(screen, 'Code')).toHaveValue('BAG-1')
    expect(onSave).not.toHaveBeenCalled()
    await enter(screen, { kind: 'Seal', code: 'S-1', amount: '5' }, 2)
    await clickOn(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
  })

  it('[ORD-DEC-34] the dialog of declared values ignores a last line in which only the kind of contents is chosen', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, contents: 'Cash', amount: '5' })
    await enter(screen, { contents: 'Coins' }, 2)
    await clickOn(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.lastCall?.[0].draft.values).toEqual([
      { bc: null, sc: 'S-1', ctc: '0', cic: 'EUR', am: 5 },
    ])
  })

  it('[ORD-DEC-34] the dialog of declared values can be saved again once an unfinished line is removed', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <New onSave={onSave} />)
    await enter(screen, { ...seal, contents: 'Cash', amount: '5' })
    await enter(screen, { amount: '7' }, 2)
    await clickOn(screen, 'Save')
    await expect.element(field(screen, 'Code', 2)).toHaveFocus()
    await expect.element(field(screen, 'Code', 2)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(screen.getByText('1 line to correct: no QR code until then')).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
    await clickOn(screen, 'Remove line 2')
    await expect.element(field(screen, 'Code', 2)).toHaveFocus()
    await expect.element(field(screen, 'Amount', 2)).toHaveValue('')
    await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
    await clickOn(screen, 'Save')
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
    ['[ORD-DEC-25] a seal code of 13 characters', { code: 'S'.repeat(13) }, 'Code', /at most 12 characters/],
    ['[ORD-DEC-24] a long bag', { kind: 'Bag', code: 'B'.repeat(21) }, 'Code', /at most 20 characters/],
    ['[ORD-DEC-29] half a note', { amount: '1,50' }, 'Amount', /Enter a whole number/],
    ['[ORD-DEC-30] no amount of coins', { contents: 'Coins', amount: '0' }, 'Amount', /0\.01 or more/],
  ] as const)('the dialog of declared values refuses %s at its field', async (_, change, name, problem) => {
    const onSave = fn()
    const screen = await renderIn('en', <NewBesideOthers onSave={onSave} />)
    await enter(screen, { ...seal, ...change })
    await clickOn(screen, 'Save')
    await expect.element(field(screen, name)).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field(screen, name)).toHaveAccessibleDescription(problem)
    await expect.element(screen.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
    expect(onSave).not.toHaveBeenCalled()
  })

  it('[ORD-DEC-23] the dialog of declared values marks the second line of two lines with the same code', async () => {
    const screen = await renderIn('en', <New />)
    await enter(screen, seal)
    await enter(screen, seal, 2)
    await expect.element(field(screen, 'Code', 2)).toHaveAccessibleDescription(/The seal code already exists/)
    await expect.element(field(screen, 'Code')).not.toHaveAttribute('aria-invalid')
  })

  it('existing lines can be changed and removed in the dialog of declared values', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <Changing onSave={onSave} />)
    await expect.element(field(screen, 'Code', 2)).toHaveValue('BAG-001')
    await enter(screen, { amount: '13,40' }, 2)
    await clickOn(screen, 'Remove Seal S-7741921')
    expect(screen.getByRole('button', { name: /^Remove/ }).elements()).toHaveLength(2)
    await clickOn(screen, 'Save')
    await vi.waitFor(() => expect(onSave).toHaveBeenCalledOnce())
    expect(onSave.mock.lastCall?.[0].draft.values).toEqual([
      { bc: null, sc: 'S-7741920', ctc: '1', cic: 'EUR', am: 1250 },
      { bc: 'BAG-001', sc: null, ctc: '2', cic: 'EUR', am: 13.4 },
    ])
  })

  it('the dialog of declared values compares the total with the requested amount of the order', async () => {
    const screen = await renderIn('en', <BesideAmounts />)
    await expect.element(screen.getByText('50,00 € less than ordered (1.300,00 €)')).toBeVisible()
    await enter(screen, { code: 'S-9', contents: 'Banknotes', amount: '50' }, 2)
    await expect.element(screen.getByText('Matches the order: 1.300,00 €')).toBeVisible()
  })

  it('the dialog of declared values does not ask for a currency if there is only one currency', async () => {
    const screen = await renderIn('en', <OneCurrency />)
    await expect.element(field(screen, 'Amount')).toBeVisible()
    expect(screen.getByRole('combobox', { name: /^Currency/ }).elements()).toEqual([])
  })
})

describe('a line with a bag and a seal', () => {
  it.each([
    ['0', BagAndSealInOneLine],
    ['1', BagAndSealInOneContainer],
  ] as const)('a declared line with a bag and a seal keeps both codes in mode %s', async (_, Declared) => {
    const screen = await renderIn('en', <Declared />)
    const code = field(screen, 'Code')
    await expect.element(code).toHaveValue('Bag BAG-7, Seal S-7')
    await expect.element(code).toHaveAttribute('readonly')
    await expect.element(code).toHaveAccessibleDescription(/It has a bag and a seal/)
    await expect.element(screen.getByRole('combobox', { name: 'Bag or seal, line 1' })).toBeDisabled()
  })
})

describe('missing currencies', () => {
  it.each([
    ['are loading', CurrenciesLoading, 'The currencies are still loading.'],
    ['failed to load', CurrenciesFailed, 'The currencies could not be loaded.'],
  ] as const)('the field for a currency says that the currencies %s', async (_, Missing, reason) => {
    const screen = await renderIn('en', <Missing />)
    await expect
      .element(screen.getByRole('combobox', { name: 'Currency, line 1' }))
      .toHaveAccessibleDescription(reason)
  })
})

describe('declaring containers and values', () => {
  it('[ORD-DEC-35] the dialog of containers and values requires a bag or seal in one grid and a value in the other', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <NewContainersAndValues onSave={onSave} />)
    await enter(screen, { contents: 'Cash', amount: '10' })
    await clickOn(screen, 'Save')
    await expect.element(screen.getByText(/Add at least one bag or seal/)).toBeVisible()
    await expect.element(field(screen, 'Code')).toHaveFocus()
    await expect.element(field(screen, 'Amount')).toHaveValue('10,00')
    await enter(screen, { code: 'S-1' })
    await clickOn(screen, 'Save')
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
  it('the dialog of declared values closes without a question unless something was typed', async () => {
    const onClose = fn()
    const screen = await renderIn('en', <Changing onClose={onClose} />)
    await enter(screen, { code: 'S-2' }, 4)
    await clickOn(screen, 'Cancel')
    await screen.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect.element(field(screen, 'Code', 4)).toHaveValue('S-2')
    await enter(screen, { code: '' }, 4)
    await clickOn(screen, 'Cancel')
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('while declared values are being saved, their dialog can neither save again nor close', async () => {
    const [onSave, onClose] = [fn(), fn()]
    const screen = await renderIn('en', <Saving onSave={onSave} onClose={onClose} />)
    await screen.getByRole('button', { name: /^Save\W+Loading/ }).click({ force: true })
    await screen.getByRole('button', { name: 'Cancel' }).click({ force: true })
    await userEvent.keyboard('{Escape}')
    for (const call of [onSave, onClose]) expect(call).not.toHaveBeenCalled()
  })

  it('the dialog of declared values marks a line that the server refused until that line changes, even if the line moves', async () => {
    const screen = await renderIn('en', <Changing />)
    await screen.redraw(<Changing failure={given(LineRefused.args.failure)} />)
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Correct what is marked/)
    await expect.element(field(screen, 'Code', 3)).toHaveAccessibleDescription(/The seal code already exists/)
    await clickOn(screen, 'Remove Seal S-7741920')
    await expect.element(field(screen, 'Code', 2)).toHaveAccessibleDescription(/The seal code already exists/)
    await enter(screen, { code: 'S-8' }, 2)
    expect(screen.getByText('The seal code already exists').elements()).toEqual([])
  })

  it('[ORD-DEC-03] the dialog of declared values says why the record can no longer be saved', async () => {
    const onSave = fn()
    const screen = await renderIn('en', <Closed onSave={onSave} />)
    const save = screen.getByRole('button', { name: 'Save' })
    await expect.element(save).toHaveAccessibleDescription(/does not allow changes any more/)
    await save.click({ force: true })
    expect(onSave).not.toHaveBeenCalled()
  })

  it('the dialog of declared values uses the code that a scanner has read', async () => {
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
    await clickOn(screen, 'Scan the code')
    screen
      .getByText('Found')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(field(screen, 'Code')).toHaveValue('S-99')
  })
})
