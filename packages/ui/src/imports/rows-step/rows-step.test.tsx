import { composeStories } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { fn } from 'storybook/test'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderIn } from '../../../test/render-in'
import { untilRendered } from '../../../test/until-rendered'
import * as stories from './rows-step.stories'

const { Problems, StillChecking, AllGood, Changes, Removals, SomeLeftOut } = composeStories(stories)

afterEach(() => page.viewport(1280, 800))

describe('the rows of a file', () => {
  it('on a phone, the counts of imported rows are in two columns, with a sentence about them below', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('es', <Problems />)
    const sentence = screen.getByText('Todavía no se ha guardado nada.').element()
    const boxes = [...(sentence.parentElement?.children ?? [])].map((each) => each.getBoundingClientRect())
    const numbers = boxes.slice(0, -1)
    expect(numbers.length).toBeGreaterThan(2)
    expect(new Set(numbers.map(({ left }) => left)).size).toBe(2)
    expect(boxes.at(-1)?.top).toBeGreaterThanOrEqual(Math.max(...numbers.map(({ bottom }) => bottom)))
    // The last of an odd number of counts fills its row.
    expect(numbers.length % 2).toBe(1)
    expect(numbers.at(-1)?.width).toBeGreaterThan((numbers[0]?.width ?? Number.NaN) * 1.9)
  })

  it('on a phone, the button that leaves out a row is at the end of the line with the row’s number', async () => {
    await page.viewport(390, 844)
    const screen = await renderIn('en', <Problems />)
    const line = document.querySelector('tbody [data-part=line]')?.getBoundingClientRect()
    const leaveOut = screen.getByRole('button', { name: /^Leave out/ }).first()
    const button = leaveOut.element().getBoundingClientRect()
    expect(button.top).toBeLessThan(line?.bottom ?? Number.NaN)
    expect(button.bottom).toBeGreaterThan(line?.top ?? Number.NaN)
    expect(button.right).toBeGreaterThan((line?.right ?? Number.NaN) - 24)
  })

  it('[IMP-21] the table of a file shows the rows with problems or remarks, and each reason at the cell that it concerns', async () => {
    const screen = await renderIn('en', <Problems />)
    const code = screen.getByRole('textbox', { name: 'Code, row 9' })
    await expect.element(code).toHaveAccessibleDescription('Use letters, digits, dashes and underscores only')
    await expect.element(code).toHaveAttribute('aria-invalid')
    await expect
      .element(screen.getByRole('textbox', { name: 'Device id, row 12' }))
      .toHaveAccessibleDescription('Not for this point; left out')
    expect(screen.getByRole('textbox', { name: 'Code, row 2' }).elements()).toEqual([])
    await screen.getByRole('button', { name: 'All 6' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Code, row 2' })).toBeVisible()
  })

  it('[IMP-69] the first problem of a row stays visible while the table of a file is scrolled sideways, and a click on it leads to the cell', async () => {
    await page.viewport(1024, 768)
    const screen = await renderIn('en', <Problems />)
    const first = screen.getByRole('button', { name: 'Client code: There is no 101. Near: 0101' })
    const table = screen.getByRole('region', { name: 'Rows of the file' }).element()
    table.scrollLeft = table.scrollWidth
    const [box, sight] = [first.element().getBoundingClientRect(), table.getBoundingClientRect()]
    expect(table.scrollLeft).toBeGreaterThan(box.width / 2)
    expect(box.left).toBeGreaterThanOrEqual(sight.left)
    expect(box.right).toBeLessThanOrEqual(sight.right)
    await first.click()
    await expect.element(screen.getByRole('textbox', { name: 'Client code, row 3' })).toHaveFocus()
  })

  it('the headings of the table of a file stay visible while its rows are scrolled', async () => {
    await page.viewport(1280, 400)
    const screen = await renderIn('en', <Problems />)
    await screen.getByRole('button', { name: 'All 6' }).click()
    const table = screen.getByRole('region', { name: 'Rows of the file' }).element()
    table.scrollTop = table.scrollHeight
    expect(table.scrollTop).toBeGreaterThan(0)
    const heading = screen.getByRole('columnheader', { name: 'Address' }).element().getBoundingClientRect()
    expect(Math.abs(heading.top - table.getBoundingClientRect().top)).toBeLessThan(3)
  })

  it('[IMP-15] the table of a file accepts a correction when the focus leaves the cell, and a suggested text when it is clicked', async () => {
    const onEdit = fn()
    const screen = await renderIn('en', <Problems onEdit={onEdit} />)
    const address = screen.getByRole('textbox', { name: 'Address, row 9' })
    await address.fill('Calle Amparo 3')
    expect(onEdit).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await screen.getByRole('button', { name: 'Use 0650' }).click()
    expect(onEdit.mock.calls).toEqual([
      [{ line: 9, field: 'address', text: 'Calle Amparo 3' }],
      [{ line: 9, field: 'codeSol', text: '0650' }],
    ])
  })

  it('[IMP-15] the table of a file shows a typed correction until the row contains it, and sends the correction once', async () => {
    const onEdit = fn()
    const screen = await renderIn('en', <Problems onEdit={onEdit} />)
    const address = screen.getByRole('textbox', { name: 'Address, row 9' })
    await address.fill('Calle Amparo 3')
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    await expect.element(address).toHaveValue('Calle Amparo 3')
    expect(onEdit).toHaveBeenCalledTimes(1)
  })

  it('Escape restores the previous text of a cell in the table of a file', async () => {
    const onEdit = fn()
    const screen = await renderIn('en', <Problems onEdit={onEdit} />)
    const address = screen.getByRole('textbox', { name: 'Address, row 9' })
    await address.fill('x')
    await userEvent.keyboard('{Escape}')
    await expect.element(address).toHaveValue('')
    await userEvent.tab()
    expect(onEdit).not.toHaveBeenCalled()
  })

  it.each([
    ['the problem is gone', 'problems', []],
    ['the row is still being checked', 'needs', [{ kind: 'client' }]],
  ] as const)(
    'a row of the table of a file keeps its place, its focus and its typed text when a check finds that %s',
    async (_, key, value) => {
      const [row] = Problems.args?.rows?.filter(({ problems }) => problems.length > 0) ?? []
      if (row === undefined) throw new Error('the story has a row with a problem')
      const screen = await renderIn('en', <Problems rows={[row]} />)
      const cell = screen.getByRole('textbox', { name: 'Client code, row 3' })
      await cell.fill('01')
      await screen.redraw(<Problems rows={[{ ...row, problems: [], [key]: value }]} />, 'en')
      await expect.element(screen.getByRole('button', { name: /^Problems 0/ })).toBeVisible()
      await expect.element(cell).toHaveFocus()
      await expect.element(cell).toHaveValue('01')
    },
  )

  it('the table of a file shows the effect of a correction only after the click with which the user left the cell', async () => {
    const screen = await renderIn('en', <Problems />)
    const cell = screen.getByRole('textbox', { name: 'Client code, row 3' })
    const good = Problems.args?.rows?.map((row) => ({ ...row, problems: [] }))
    const press = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    await cell.click()
    press('pointerdown')
    await screen.redraw(<Problems rows={good ?? []} />, 'en')
    await untilRendered()
    await expect.element(cell).toHaveAttribute('aria-invalid', 'true')
    press('pointerup')
    await expect.element(cell).not.toHaveAttribute('aria-invalid')
  })

  it('in the table of a file, F8 moves the focus to the next problem, and from the last problem to the first', async () => {
    const screen = await renderIn('en', <Problems />)
    await screen.getByRole('button', { name: /Next problem/ }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Client code, row 3' })).toHaveFocus()
    await userEvent.keyboard('{F8}')
    await expect.element(screen.getByRole('textbox', { name: 'Center code, row 3' })).toHaveFocus()
    for (let more = 0; more < 5; more += 1) await userEvent.keyboard('{F8}')
    await expect.element(screen.getByRole('textbox', { name: 'Client code, row 3' })).toHaveFocus()
  })

  it('F8 leads to the first problem of a file even if the focus is outside the table, and does nothing while a dialog is open', async () => {
    const shown = (dialog: ReactNode) => (
      <>
        <Problems />
        {dialog}
      </>
    )
    const screen = await renderIn('en', shown(null))
    await expect.element(screen.getByRole('button', { name: /Next problem/ })).toBeVisible()
    await userEvent.keyboard('{F8}')
    const cell = screen.getByRole('textbox', { name: 'Client code, row 3' })
    await expect.element(cell).toHaveFocus()
    await screen.redraw(shown(<div role="dialog" aria-label="Over the page" />))
    await userEvent.keyboard('{F8}')
    await expect.element(cell).toHaveFocus()
  })

  it('[IMP-21] the table of a file counts good rows, remarks, problems, and rows that are still being checked', async () => {
    const screen = await renderIn('en', <StillChecking />)
    await expect
      .element(screen.getByRole('region', { name: 'Rows in numbers' }))
      .toMatchTextContent(/2rows are good.*1good with a remark.*3to correct.*1 row is still being checked/)
  })

  it('[IMP-16] the user can exclude a row of the file and include it again, but not a row that was already written', async () => {
    const onLeaveOut = fn()
    const screen = await renderIn('en', <SomeLeftOut onLeaveOut={onLeaveOut} />)
    await expect
      .element(screen.getByRole('region', { name: 'Rows in numbers' }))
      .toMatchTextContent(/1row is good0good with a remark2to correct1left out2written before/)
    await screen.getByRole('button', { name: 'Leave out row 3' }).click()
    await screen.getByRole('button', { name: 'All 6' }).click()
    await screen.getByRole('button', { name: 'Include row 9' }).click()
    expect(onLeaveOut.mock.calls).toEqual([[{ line: 3, isLeftOut: true }], [{ line: 9, isLeftOut: false }]])
    await expect.element(screen.getByRole('textbox', { name: 'Code, row 12' })).toHaveAttribute('readonly')
    expect(screen.getByRole('button', { name: 'Leave out row 12' }).elements()).toEqual([])
  })

  it('the table of a file says that the file has no problems', async () => {
    const screen = await renderIn('en', <AllGood />)
    await expect.element(screen.getByText('No row has a problem.')).toBeVisible()
  })

  it('[IMP-25] the table of a file shows changed rows first, with the previous value of each field, and marks new and unchanged rows', async () => {
    const screen = await renderIn('en', <Changes />)
    await expect
      .element(screen.getByRole('textbox', { name: 'Address, row 15' }))
      .toHaveAccessibleDescription('Was: Gran Vía 12')
    expect(screen.getByRole('textbox', { name: 'Address, row 16' }).elements()).toEqual([])
    await expect
      .element(screen.getByRole('region', { name: 'Rows in numbers' }))
      .toMatchTextContent(/2rows are good.*1of them changes a record.*1without a change/)
    await screen.getByRole('button', { name: 'All 3' }).click()
    await expect.element(screen.getByRole('rowheader', { name: '2 New' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: '15 Change' })).toBeVisible()
    await expect.element(screen.getByRole('rowheader', { name: '16 No change' })).toBeVisible()
  })

  it('[IMP-25] [IMP-65] the table of an import that removes assignments shows the assignments to remove at the top, and counts them', async () => {
    const screen = await renderIn('en', <Removals />)
    await expect.element(screen.getByRole('rowheader', { name: '18 Removal' })).toBeVisible()
    await expect
      .element(screen.getByRole('region', { name: 'Rows in numbers' }))
      .toMatchTextContent(/1row is good1of them removes an assignment1without a change/)
  })

  it('[IMP-67] a correction in one row of a file renders none of the other rows again', async () => {
    let rendered = 0
    // The test counts renderings. A cell looks up its problem when its row is rendered, and this look-up is counted.
    const rows = Problems.args?.rows?.map((row) => {
      const problems = [...row.problems]
      const find = (...how: Parameters<typeof row.problems.find>) => {
        rendered += 1
        return row.problems.find(...how)
      }
      return { ...row, problems: Object.defineProperty(problems, 'find', { value: find }) }
    })
    if (rows === undefined) throw new Error('the story has rows')
    let show: (next: NonNullable<typeof rows>) => void = () => {}
    const Check = () => {
      const [checked, setChecked] = useState(rows)
      show = setChecked
      return <Problems rows={checked} />
    }
    const screen = await renderIn('en', <Check />)
    await expect.element(screen.getByRole('textbox', { name: 'Code, row 9' })).toBeVisible()
    expect(rendered).toBeGreaterThan(0)
    // Each check creates new objects for all rows, but only row 9 has different cells.
    const corrected = rows.map((each) =>
      each.row.line === 9
        ? { ...each, row: { ...each.row, cells: { ...each.row.cells, address: 'Amparo 3' } } }
        : { ...each },
    )
    rendered = 0
    show(corrected)
    await expect.element(screen.getByRole('textbox', { name: 'Address, row 9' })).toHaveValue('Amparo 3')
    expect(rendered).toBe(Problems.args?.fields?.length)
  })
})
