import { composeStories } from '@storybook/react-vite'
import {
  ArrowLeftRight,
  Banknote,
  ChartPie,
  CircleCheckBig,
  Database,
  type IconNode,
  ListFilter,
  PanelLeftOpen,
  Play,
  QrCode,
  ScanBarcode,
  Truck,
} from 'lucide'
import { createElement, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { given } from '../../../test/given'
import { renderIn } from '../../../test/render-in'
import { Icon } from './icon'
import * as stories from './icon.stories'
import { pathOf } from './path-of'

const { InTheColourOfTheText, ThinAndFilled } = composeStories(stories)

/** Icons with every kind of shape, and icons whose paths begin with a relative command. */
const drawings = {
  ArrowLeftRight,
  Banknote,
  ChartPie,
  CircleCheckBig,
  Database,
  ListFilter,
  PanelLeftOpen,
  Play,
  QrCode,
  ScanBarcode,
  Truck,
  shapes: [
    ['line', { x1: '2', y1: '3', x2: '2', y2: '21' }],
    ['polyline', { points: '15 3 18 7 21 3' }],
    ['polygon', { points: '15,13 22,17 15,21' }],
    ['ellipse', { cx: '9', cy: '5', rx: '3', ry: '2' }],
    ['rect', { x: '6', y: '12', width: '5', height: '8' }],
  ] satisfies IconNode,
}

const SIDE = 96
/**
 * Maximum difference between two ways to compute a pixel at the edge of a circle. The largest possible difference is
 * 255.
 */
const EDGE = 48

/** The share of each pixel that the shapes cover, from 0 to 255. */
async function inkOf(shapes: ReactNode): Promise<readonly number[]> {
  const screen = await renderIn(
    'en',
    <svg
      aria-hidden="true"
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 24 24"
      width={SIDE}
      height={SIDE}
      fill="none"
      stroke="black"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes}
    </svg>,
  )
  const image = new Image()
  const rendered = new XMLSerializer().serializeToString(
    given(screen.container.querySelector('svg') ?? undefined),
  )
  image.src = `data:image/svg+xml,${encodeURIComponent(rendered)}`
  await image.decode()
  const canvas = given(new OffscreenCanvas(SIDE, SIDE).getContext('2d') ?? undefined)
  canvas.drawImage(image, 0, 0)
  return [...canvas.getImageData(0, 0, SIDE, SIDE).data].filter((_, at) => at % 4 === 3)
}

describe('an icon', () => {
  it.each(Object.entries(drawings))(
    'an icon combines the shapes of %s into one shape',
    async (_, icon: IconNode) => {
      const several = icon.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))
      const [whole, one] = [await inkOf(several), await inkOf(<path d={pathOf(icon)} />)]
      expect(whole.some((alpha) => alpha === 255)).toBe(true)
      const others = whole.filter((alpha, at) => Math.abs(alpha - (one[at] ?? 0)) > EDGE)
      expect(others).toHaveLength(0)
    },
  )

  it('an icon with a shape that can’t become part of one path throws an error, instead of omitting the shape', () => {
    expect(() => pathOf([['text', {}]])).toThrow('text')
  })

  it('an icon is hidden from assistive technology, and consists of one element with one shape', async () => {
    const screen = await renderIn('en', <InTheColourOfTheText />)
    const rendered = given(screen.container.querySelector('svg') ?? undefined)
    expect(rendered.getAttribute('aria-hidden')).toBe('true')
    expect(rendered.querySelectorAll('*')).toHaveLength(1)
    await expect.element(screen.getByText('On the way')).toBeVisible()
  })

  it('an icon can have another stroke width and a fill', async () => {
    const screen = await renderIn('en', <ThinAndFilled />)
    const rendered = given(screen.container.querySelector('svg') ?? undefined)
    expect([rendered.getAttribute('stroke-width'), rendered.getAttribute('fill')]).toEqual([
      '1.5',
      'currentColor',
    ])
  })

  it('an icon has the size that its property sets', async () => {
    const screen = await renderIn('en', <Icon of={Truck} size={14} />)
    const { width, height } = given(
      screen.container.querySelector('svg') ?? undefined,
    ).getBoundingClientRect()
    expect([width, height]).toEqual([14, 14])
  })
})
