import type { Meta, StoryObj } from '@storybook/react-vite'
import { Eye, Plus } from 'lucide'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { DoAndDont as Pairs } from '../../foundations/do-and-dont'
import { guide } from '../../foundations/guide'
import { Icon } from '../icon/icon'
import { Button, IconButton, MoreButton } from './button'

/**
 * Use one primary button per screen for the next step. Use plain buttons for all other actions, and `danger` only
 * for an action that loses data. To navigate, use a link that looks like a button. To perform an action, use a
 * button.
 */
const meta = {
  title: 'Kernel/Button',
  component: Button,
  args: { children: 'New order', variant: 'primary', onClick: fn() },
  parameters: {
    guide: guide({
      anatomy: [
        ['Icon', 'Before the text, and never instead of it. A button without text is an `IconButton`.'],
        ['Text', 'A verb and what it changes, with the amount if there is one.'],
        ['Spinner', 'In the place of the icon while the action runs. Clicks are then ignored.'],
      ],
    }),
  },
} satisfies Meta<typeof Button>
export default meta
type Story = StoryObj<typeof meta>

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>{children}</div>
)

const Gallery = () => (
  <Row>
    <Button variant="primary" icon={<Icon of={Plus} size={18} />}>
      New order
    </Button>
    <Button>Cancel</Button>
    <Button variant="ghost">Clear</Button>
    <Button variant="danger">Delete</Button>
    <Button size="sm">Small</Button>
    <Button variant="primary" isBusy>
      Send
    </Button>
    <Button variant="primary" disabledReason="Choose a request type first">
      Send
    </Button>
    <IconButton label="Details of order 123" icon={<Icon of={Eye} size={18} />} />
    <MoreButton label="More about order 123" />
    <IconButton
      label="Cancel order 123"
      icon={<Icon of={Eye} size={18} />}
      disabledReason="The service starts in less than 24 hours"
    />
  </Row>
)

export const Primary: Story = { tags: ['core'] }
export const AllKinds: Story = { render: Gallery }
export const LongText: Story = {
  args: { children: 'Betriebsmaterial für sämtliche Servicestellen des Unternehmens anfordern' },
}

export const RefusedSaysWhy: Story = {
  args: { disabledReason: 'Choose a request type first' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New order' })
    await expect(button).toHaveAccessibleDescription('Choose a request type first')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const BusyIgnoresClicks: Story = {
  args: { isBusy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => (
    <Pairs
      pairs={[
        {
          do: {
            show: (
              <Row>
                <Button>Cancel</Button>
                <Button variant="primary">Order pickup for 2.500,50 €</Button>
              </Row>
            ),
            because: 'One primary button, which says what will happen.',
          },
          dont: {
            show: (
              <Row>
                <Button variant="primary">No</Button>
                <Button variant="primary">Submit</Button>
              </Row>
            ),
            because: 'Two primary buttons compete, and neither says what it does.',
          },
        },
        {
          do: {
            show: (
              <Row>
                <Button variant="primary" disabledReason="Choose a request type first">
                  Send
                </Button>
              </Row>
            ),
            because: 'A disabled button says on focus and hover what is missing.',
          },
          dont: {
            show: (
              <Row>
                <Button variant="primary" aria-disabled="true">
                  Send
                </Button>
              </Row>
            ),
            because: 'A grey button without a reason leaves the user to guess.',
          },
        },
        {
          do: {
            show: (
              <Row>
                <Button>Keep the order</Button>
                <Button variant="danger">Cancel the order</Button>
              </Row>
            ),
            because: 'Red is for an action that loses data.',
          },
          dont: {
            show: (
              <Row>
                <Button variant="danger">Clear filters</Button>
              </Row>
            ),
            because: 'Filters are set again in a moment, so a plain button is enough.',
          },
        },
      ]}
    />
  ),
}
