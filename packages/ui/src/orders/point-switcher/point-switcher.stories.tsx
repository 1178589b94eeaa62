import { groupServicePoints } from '@remesa/domain/orders'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { PointSwitcher } from './point-switcher'
import { granVia, manyPoints, samplePoint, samplePoints } from './points.sample'

/**
 * Use `PointSwitcher` once per page, in the title bar, and in forms that are sent for a service point. It shows the
 * service point, and lets the user choose another service point.
 */
const meta: Meta<typeof PointSwitcher> = {
  title: 'Orders/PointSwitcher',
  component: PointSwitcher,
  args: { tree: samplePoints, value: 1, recents: [], offersAll: true, onChange: fn() },
}
export default meta
type Story = StoryObj<typeof PointSwitcher>

const open: Story['play'] = async ({ canvasElement, loaded }) => {
  const t = textsOf(loaded)
  await userEvent.click(
    await within(canvasElement).findByRole('button', { name: new RegExp(t('orders.filters.servicePoint')) }),
  )
  // The test waits longer than usual, because the code of the list has to be fetched first.
  await within(document.body).findByRole('listbox', {}, { timeout: 10_000 })
}

export const Chosen: Story = { tags: ['core'] }
export const AllPoints: Story = { args: { value: 'all' } }
export const NothingChosen: Story = { args: { value: undefined } }
export const ClientChosen: Story = { args: { value: undefined, narrowedTo: { clientId: 1 } } }
/** A user with a single client, which is chosen automatically. */
export const OneClient: Story = {
  tags: ['!test'],
  args: {
    tree: samplePoints.slice(0, 1),
    value: undefined,
    narrowedTo: { clientId: 1 },
  },
}
export const SinglePoint: Story = { args: { tree: groupServicePoints([granVia]), offersAll: false } }
export const Loading: Story = { args: { tree: undefined } }
export const LongNames: Story = {
  args: {
    tree: groupServicePoints([
      samplePoint(
        1,
        'Plataforma logística del Cantábrico Oriental, muelle 14, puerta sur',
        [11, 'Distribuciones Alimentarias del Cantábrico'],
        [1, 'Distribuciones Alimentarias del Cantábrico Oriental y Hermanos, S.L.U.'],
      ),
      samplePoint(2, 'Casco Viejo', [11, 'Distribuciones'], [1, 'Distribuciones']),
    ]),
  },
}
export const Open: Story = { play: open }
export const ManyPointsOpen: Story = {
  args: { tree: manyPoints, recents: [12, 1, 40], value: undefined },
  play: open,
}
