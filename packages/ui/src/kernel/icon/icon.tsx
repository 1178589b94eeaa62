import type { IconNode } from 'lucide'
import type { ComponentPropsWithRef } from 'react'
import { pathOf } from './path-of'

const paths = new WeakMap<IconNode, string>()

function pathOnce(icon: IconNode): string {
  const known = paths.get(icon)
  if (known !== undefined) return known
  const path = pathOf(icon)
  paths.set(icon, path)
  return path
}

export interface IconProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** The shapes of the icon, from `lucide`: `import { Truck } from 'lucide'`. */
  readonly of: IconNode
  /** Width and height of the icon in pixels. */
  readonly size?: number
}

/**
 * An icon in the colour of the text next to it. All shapes of the icon are one element, because lists have many
 * icons. The icon is hidden from assistive technology, because the text or the name of the button has the same
 * meaning.
 */
export const Icon = ({ of, size = 24, ...props }: IconProps) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  >
    <path d={pathOnce(of)} />
  </svg>
)
