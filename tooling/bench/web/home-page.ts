import type { Timed } from '../measure.ts'
import { inTurns } from './in-turns.ts'
import { firstRow, giveClock } from './page-clock.ts'
import type { PortalWorld } from './portal-world.ts'

const TURNS = 9

/** Measures the first page of a user with 5,000 points, alternately with the page of one of these points. */
export async function measureHome({ page, addressOf, homeAddress }: PortalWorld): Promise<{
  readonly ratios: readonly Timed[]
  readonly bounds: readonly []
}> {
  await giveClock(page)
  const ratio = await inTurns(
    {
      name: 'From the address to the first of 2,000 visits of today at 5,000 points',
      baselineName: 'the same at one of these points, with 22 orders',
      goal: 1.2,
    },
    TURNS,
    { subject: () => firstRow(page, homeAddress), baseline: () => firstRow(page, addressOf('few')) },
  )
  return { ratios: [ratio], bounds: [] }
}
