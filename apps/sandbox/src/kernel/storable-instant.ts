import { parseInstant } from '@remesa/domain/kernel'

const earliest = Date.UTC(1000, 0, 1)
const latest = Date.UTC(9999, 11, 31)

/**
 * The instant in a text of a request. The result is `undefined` if the text is not an instant, or if the instant is not
 * in the years 1000 to 9999, which the database can store and return.
 */
export const storableInstant = (iso: string): Date | undefined => {
  const parsed = parseInstant(iso)
  if (!parsed.ok) return undefined
  const time = parsed.value.getTime()
  return time >= earliest && time <= latest ? parsed.value : undefined
}
