import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { type LazyOptions, lazyComponent } from './lazy-component'

function Lazy({ load, ...options }: LazyOptions & { readonly load: () => Promise<() => ReactNode> }) {
  const Part = lazyComponent(load, options)
  return <Part />
}

function Fetched(): ReactNode {
  return <p>Fetched late</p>
}

/**
 * Use `lazyComponent` for components that the first paint does not show. Their code and texts are loaded when the
 * user is about to need them. Until then the page shows a skeleton, or nothing, in their place.
 */
const meta = {
  title: 'Kernel/LazyComponent',
  component: Lazy,
  args: { load: async () => Fetched, fallback: <p role="status">Loading</p> },
} satisfies Meta<typeof Lazy>
export default meta
type Story = StoryObj<typeof meta>

export const There: Story = { tags: ['core'] }
export const OnItsWay: Story = { args: { load: () => new Promise(() => {}) } }
