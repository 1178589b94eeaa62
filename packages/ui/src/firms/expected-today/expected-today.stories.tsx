import { type ExpectedVisit, expectedToday } from '@remesa/domain/firms'
import { crewVisitWith } from '@remesa/domain/firms/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { textsOf } from '../../../test/texts-of'
import { openEmployee, protectedEmployee, sampleNow, samplePhoto } from '../firms.sample'
import { CrewMember } from './crew-member'
import { ExpectedToday } from './expected-today'

const visitWith = (facts: Record<string, unknown>): ExpectedVisit => ({
  ...crewVisitWith(facts),
  servicePointId: 1,
  vehicle: { number: 'BL-014', licensePlate: '4821-KLM' },
  crew: ['one', 'two'].map((reference) => ({ reference, employee: null })),
})
const visits = [
  visitWith({}),
  visitWith({ plannedInitialTime: '2026-11-23T16:00:00+01:00', plannedFinalTime: null }),
  visitWith({ realFinalTime: '2026-11-23T09:10:00+01:00', plannedInitialTime: '2026-11-23T09:00:00+01:00' }),
]
const check = fn()

/**
 * Use `ExpectedToday` below the search, before any crew has arrived. It shows which crews are expected today, and
 * when.
 */
const meta = {
  title: 'Firms/ExpectedToday',
  component: ExpectedToday,
  args: {
    visits: expectedToday(visits, sampleNow, 1),
    showsPoints: true,
    renderMember: ({ number }) => (
      <CrewMember employee={null} number={number} hours="10:30–11:00" onCheck={check} />
    ),
  },
} satisfies Meta<typeof ExpectedToday>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  tags: ['core'],
  play: async ({ canvasElement, loaded }) => {
    const t = textsOf(loaded)
    const canvas = within(canvasElement)
    await expect(canvas.getByText(t('firms.expected.title'))).toBeVisible()
    await expect(canvas.getByText(t('firms.visit.doneAt', { time: '09:10' }))).toBeVisible()
    const name = t('firms.today.check', {
      name: t('firms.today.member', { number: 1 }),
      hours: '10:30–11:00',
    })
    const [first] = canvas.getAllByRole('button', { name })
    if (first === undefined) throw new Error('nobody is expected')
    await userEvent.click(first)
    await expect(check).toHaveBeenCalledOnce()
  },
}
export const Named: Story = {
  args: {
    renderMember: ({ number }) => (
      <CrewMember
        employee={number === 1 ? openEmployee : protectedEmployee}
        photo={samplePhoto}
        number={number}
        hours="10:30–11:00"
        onCheck={check}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText('Ana Ruiz')[0]).toBeVisible()
  },
}
export const Nobody: Story = { args: { visits: [] } }
