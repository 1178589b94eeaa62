/** The times to which a flow can move, in hours after its start. */
const hours = { begin: 0, evening: 8, tomorrow: 24, later: 48, week: 168 } as const

export type FlowTime = keyof typeof hours

/** The names of the times of a flow, as the toolbar shows them. */
export const flowTimeNames: Readonly<Record<FlowTime, string>> = {
  begin: 'Monday, 10:30',
  evening: 'Monday, 18:30',
  tomorrow: 'Tuesday, 10:30',
  later: 'Wednesday, 10:30',
  week: 'A week later',
}

/** Monday, 23 November 2026, 10:30 in Madrid: the time at which every flow starts. */
const begin = new Date('2026-11-23T09:30:00Z')

export const isFlowTime = (value: unknown): value is FlowTime =>
  typeof value === 'string' && Object.hasOwn(hours, value)

export const instantOf = (time: FlowTime): Date => new Date(begin.getTime() + hours[time] * 3_600_000)
