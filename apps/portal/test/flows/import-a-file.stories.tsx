import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { asUser, byHand, type FlowArgs, renderFlow } from './flow-story'

const FILE = [
  'Cliente;Centro;Cód. punto;Nombre;Calle y número;ID SmartCash;Terminal',
  '0101;0301;IMP-1;Kiosko Sol;Calle Sol 1;SC-IMP-1;DEV-1',
  '101;0301;IMP-2;Kiosko Luna;Calle Luna 2;SC-IMP-2;DEV-2',
  '0101;0301;IMP 3;Kiosko Mar;Calle Mar 3;SC-IMP-3;DEV-3',
].join('\r\n')

/**
 * Staff import service points from a spreadsheet: the page recognises the columns, and the user corrects wrong rows
 * in place.
 */
const meta = {
  title: 'Flows/Import a file',
  render: renderFlow,
  tags: ['!autodocs', '!test', 'flow'],
  parameters: { layout: 'fullscreen', flow: true },
  args: { as: 'provider-staff', at: '/administration/servicepoints/import' },
} satisfies Meta<FlowArgs>
export default meta
type Story = StoryObj<FlowArgs>

/** Click through the flow yourself with your own file, or with the template that the page offers. */
export const ByHand: Story = byHand

export const Played: Story = {
  play: async (context) => {
    const { t, page, user } = await asUser(context)
    const { step } = context
    const cell = (row: number) => t('imports.cell', { field: t('imports.field.codeSol'), row })

    await step('A file with three rows is chosen', async () => {
      const file = new File([FILE], 'puntos.csv', { type: 'text/csv' })
      await user.upload(await page.findByTestId('import-file'), file)
    })
    await step('The columns of the file are recognised, and its rows are checked', async () => {
      await user.click(await page.findByRole('button', { name: t('imports.check', { count: 3 }) }))
    })
    await step('A code that lost its zero is corrected by accepting the proposed code', async () => {
      await user.click(await page.findByRole('button', { name: t('imports.use', { text: '0101' }) }))
    })
    await step('A code with a space is corrected by typing', async () => {
      const code = await page.findByRole('textbox', { name: cell(4) })
      await user.clear(code)
      await user.type(code, 'IMP-3{Enter}')
    })
    await step('All rows are imported', async () => {
      await user.click(await page.findByRole('button', { name: t('imports.importAll', { count: 3 }) }))
      await waitFor(() => expect(page.getByText(t('imports.run.ended'))).toBeVisible())
    })
  },
}
