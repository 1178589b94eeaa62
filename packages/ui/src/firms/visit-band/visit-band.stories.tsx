import { crewVisitWith } from '@remesa/domain/firms/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { useT } from '../../i18n'
import { sampleNow, samplePhone } from '../firms.sample'
import { VisitBand } from './visit-band'

/** Use `VisitBand` at the top of a result: it says whether the employee or truck is expected today. */
const meta = {
  title: 'Firms/VisitBand',
  component: VisitBand,
  args: {
    kind: 'employee',
    title: '',
    visits: [crewVisitWith()],
    phone: samplePhone,
    now: sampleNow,
  },
  render: function InLanguage(args) {
    return <VisitBand {...args} title={useT()('firms.found')} />
  },
} satisfies Meta<typeof VisitBand>
export default meta
type Story = StoryObj<typeof meta>

export const Expected: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('firms.expected.title') })).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent('10:30–11:00 Gran Vía 12')
  },
}
export const Overdue: Story = {
  args: { now: new Date('2026-11-23T12:00:00+01:00') },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('firms.late.title') })).toBeVisible()
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      `10:30–11:00 Gran Vía 12, ${t('firms.visit.overdue')}`,
    )
    await expect(canvas.getByText(t('firms.visit.call'))).toBeVisible()
  },
}
export const Upcoming: Story = { args: { now: new Date('2026-11-23T08:00:00+01:00') } }
export const Over: Story = {
  args: {
    visits: [
      crewVisitWith(),
      crewVisitWith({
        servicePoint: 'Casco Viejo',
        serviceStatusCode: 'DONE',
        realInitialTime: '2026-11-23T10:40:00+01:00',
        realFinalTime: '2026-11-23T10:44:00+01:00',
      }),
    ],
    now: new Date('2026-11-23T20:36:00+01:00'),
  },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: t('firms.over.title') })).toBeVisible()
    const [done, missed] = canvas.getAllByRole('listitem')
    await expect(done).toHaveTextContent(`Casco Viejo, ${t('firms.visit.doneAt', { time: '10:44' })}`)
    await expect(missed).toHaveTextContent(`10:30–11:00 Gran Vía 12, ${t('firms.visit.missed')}`)
  },
}
export const ExpectedTwice: Story = {
  args: {
    visits: [
      crewVisitWith({ realInitialTime: '2026-11-23T10:32:00+01:00' }),
      crewVisitWith({
        servicePoint: 'Casco Viejo',
        plannedInitialTime: '2026-11-23T12:20:00+01:00',
        plannedFinalTime: null,
      }),
    ],
  },
}
export const NotExpected: Story = {
  args: { visits: [] },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await expect(
      within(canvasElement).getByRole('heading', { name: t('firms.unexpected.title') }),
    ).toBeVisible()
  },
}
export const TruckNotExpected: Story = { args: { kind: 'truck', visits: [] } }
export const NothingKnown: Story = {
  args: { visits: null },
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    await expect(within(canvasElement).getByRole('heading', { name: t('firms.found') })).toBeVisible()
  },
}
