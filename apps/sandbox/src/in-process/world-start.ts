/** Monday, 23 November 2026, 10:30 in Madrid: no country's next day is forbidden, and every day has hours left. */
export const worldStart = new Date('2026-11-23T09:30:00Z')
