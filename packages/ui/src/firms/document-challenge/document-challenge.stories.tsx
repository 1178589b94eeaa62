import { issue } from '@remesa/domain/kernel'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { DocumentChallenge } from './document-challenge'

/**
 * Use `DocumentChallenge` before any data of an employee is shown, if the country requires digits of the employee's
 * document number.
 */
const meta = {
  title: 'Firms/DocumentChallenge',
  component: DocumentChallenge,
  args: {
    cells: [{ character: '8' }, { blank: 0 }, { character: '5' }, { blank: 1 }, { character: '2' }],
    numberName: 'TIP',
    issues: [],
    isBusy: false,
    onAnswer: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof DocumentChallenge>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { tags: ['core'] }
export const Wrong: Story = {
  args: {
    issues: [{ rule: 'documentValidation', key: 'label.documentValidation.invalid', path: '', params: {} }],
    attemptsLeft: 2,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('alert')).toHaveTextContent('2')
    await expect(canvas.getAllByRole('textbox')[0]).toHaveAccessibleDescription(/2/)
  },
}
export const Missing: Story = { args: { issues: [issue('required', 'digits.1')] } }
export const LongNumber: Story = {
  args: {
    cells: [...'30•8•6549'].map((character, at) =>
      character === '•' ? { blank: at === 2 ? 0 : 1 } : { character },
    ),
    numberName: 'Registro geral',
    isBusy: true,
  },
}
