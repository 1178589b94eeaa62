import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pencil } from 'lucide'
import { expect, screen, userEvent, within } from 'storybook/test'
import { IconLink } from '../button/button'
import { Icon } from '../icon/icon'
import { StateTag } from './state-tag'
import { WarningSign } from './warning-sign'

/** Small signs in a row of a list, next to the texts of the row. */
const meta = { title: 'Kernel/Row signs' } satisfies Meta
export default meta
type Story = StoryObj

const signs = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
    <IconLink href="#edit" label="Edit ana.ruiz" icon={<Icon of={Pencil} size={18} />} />
    <span>
      ana.ruiz <StateTag label="Inactive" />
    </span>
    <span>
      Firefox <StateTag tone="accent" label="This session" />
    </span>
    <span>
      Chrome <StateTag tone="warning" label="New browser" />
    </span>
    <WarningSign text="Not synchronised" />
  </div>
)

export const InARow: Story = { tags: ['core'], render: () => signs }
export const Hint: Story = {
  render: () => <WarningSign text="Not synchronised" />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('img', { name: 'Not synchronised' }))
    await expect(await screen.findByText('Not synchronised')).toBeVisible()
  },
}
