import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type LateOptions, latePart } from './late-part'

function Late({ load, ...options }: LateOptions & { readonly load: () => Promise<() => ReactNode> }) {
  const Part = latePart(load, options)
  return <Part />
}

function Fetched(): ReactNode {
  return <p>Fetched late</p>
}

/**
 * Use it for what the first picture does not need: code and texts are loaded on the first intent, with a skeleton or
 * nothing in their place.
 */
const meta = {
  title: 'Kernel/LatePart',
  component: Late,
  args: { load: async () => Fetched, fallback: <p role="status">Loading</p> },
} satisfies Meta<typeof Late>
export default meta
type Story = StoryObj<typeof meta>

export const There: Story = {}
export const OnItsWay: Story = { args: { load: () => new Promise(() => {}) } }
