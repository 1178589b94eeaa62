import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button'
import { Collapse } from './collapse'

function Folding({ isOpen: atFirst }: { readonly isOpen: boolean }) {
  const [isOpen, setOpen] = useState(atFirst)
  return (
    <>
      <Button aria-expanded={isOpen} aria-controls="folding" onClick={() => setOpen(!isOpen)}>
        Details
      </Button>
      <Collapse id="folding" isOpen={isOpen}>
        <p style={{ paddingTop: 8 }}>
          Two bags, <a href="#seal">sealed</a>.
        </p>
      </Collapse>
    </>
  )
}

/**
 * Use `Collapse` for content that opens in place. Only the content below it moves. If the user prefers reduced
 * motion, nothing is animated.
 */
const meta = { title: 'Kernel/Collapse', component: Folding, args: { isOpen: true } } satisfies Meta<
  typeof Folding
>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = { tags: ['core'] }
export const Folded: Story = { args: { isOpen: false } }
export const FoldsOutOfReach: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }))
    // The content is already in the document while the height is being animated.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'sealed' })).toBeVisible())
  },
}
