import fc from 'fast-check'

/**
 * Time zones with unusual clock changes: changes at midnight, by half an hour, backwards over midnight, on unusual
 * dates, or changes that were abolished. One zone skipped a whole day, and some zones have the largest offsets from
 * UTC.
 */
export const zones = [
  'UTC',
  'Europe/Madrid',
  'Europe/Lisbon',
  'Europe/Berlin',
  'Europe/Istanbul',
  'Europe/Moscow',
  'Atlantic/Azores',
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Santiago',
  'America/Asuncion',
  'America/Sao_Paulo',
  'America/Lima',
  'America/Havana',
  'America/Nuuk',
  'America/St_Johns',
  'America/New_York',
  'Asia/Beirut',
  'Asia/Tehran',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
] as const

/** Time zones of the computers on which tests may run; the results must be the same in each time zone. */
export const hostZones = ['UTC', 'Europe/Madrid', 'America/Santiago'] as const

const DAY = 86_400_000
const firstDay = Date.UTC(1980, 0, 1) / DAY
const lastDay = Date.UTC(2037, 11, 31) / DAY

/** One of the time zones in `zones`. */
export const anyZone = fc.constantFrom(...zones)

/** Days from 1980 to 2037, as `yyyy-MM-dd`. */
export const anyDay = fc
  .integer({ min: firstDay, max: lastDay })
  .map((number) => new Date(number * DAY).toISOString().slice(0, 10))

/** Times on the clock to the minute, as `HH:mm`. */
export const anyTime = fc
  .integer({ min: 0, max: 1_439 })
  .map(
    (minutes) =>
      `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
  )

/** Instants from 1980 to 2037, to the millisecond. */
export const anyInstant = fc
  .integer({ min: firstDay * DAY, max: lastDay * DAY })
  .map((milliseconds) => new Date(milliseconds))
