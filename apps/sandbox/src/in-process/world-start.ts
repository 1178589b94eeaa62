/**
 * Monday, 23 November 2026, 10:30 in Madrid. At this time no country forbids orders for the next day, and the day is
 * not over in any time zone.
 */
export const worldStart = new Date('2026-11-23T09:30:00Z')
