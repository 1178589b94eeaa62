const DAY_MS = 86_400_000
const DAY_SECONDS = 86_400
/** Day 0 of the two date systems of workbooks, which begin in 1900 and 1904. */
const EPOCH_1900 = Date.UTC(1899, 11, 30)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
/**
 * Number of 29 February 1900, a day that never existed. The date system of 1900 counts this day, so the numbers of
 * earlier days differ by one.
 */
const LEAP_DAY = 60
const ODD_DAYS: Readonly<Record<number, string>> = { 0: '1900-01-00', [LEAP_DAY]: '1900-02-29' }
/** The day after 9999-12-31, the last day that a workbook can show. */
const END = Date.UTC(10_000, 0, 1)

const two = (number: number): string => String(number).padStart(2, '0')

/** The text that spreadsheet programs show for a number that can't be shown as a date. */
const NO_DATE = '###'

/**
 * The text of a number whose cell shows a day `yyyy-MM-dd`, a time `HH:mm` or `HH:mm:ss`, or both. The letters of
 * the cell's format decide which of these are shown. Elapsed hours (`[h]`) may exceed 24. (IMP-3)
 */
export const shownDate = (value: number, letters: readonly string[], is1904: boolean): string => {
  const all = letters.join(' ')
  const hasTime = /[hs]/.test(all)
  const hasDay = /[ydgeb]|mmm/.test(all) || !hasTime
  const hasSeconds = all.includes('s')
  if (value < 0) return NO_DATE
  const seconds = Math.round(value * DAY_SECONDS)
  const ofDay = hasDay ? seconds % DAY_SECONDS : seconds
  const time = [Math.floor(ofDay / 3600), Math.floor(ofDay / 60) % 60, ...(hasSeconds ? [ofDay % 60] : [])]
    .map(two)
    .join(':')
  if (!hasDay) return time
  const days = Math.floor(hasTime ? seconds / DAY_SECONDS : value)
  const early = !is1904 && days < LEAP_DAY ? 1 : 0
  const at = (is1904 ? EPOCH_1904 : EPOCH_1900) + (days + early) * DAY_MS
  if (at >= END) return NO_DATE
  const day = (is1904 ? undefined : ODD_DAYS[days]) ?? new Date(at).toISOString().slice(0, 10)
  return hasTime ? `${day} ${time}` : day
}
