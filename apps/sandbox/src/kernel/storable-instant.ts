import { parseInstant } from '@remesa/domain/kernel'

const earliest = Date.UTC(1000, 0, 1)
const latest = Date.UTC(9999, 11, 31)

/**
 * The instant of a wire text; `undefined` for a text that is no instant, and outside the years that the database
 * reads back.
 */
export const storableInstant = (iso: string): Date | undefined => {
  const parsed = parseInstant(iso)
  if (!parsed.ok) return undefined
  const time = parsed.value.getTime()
  return time >= earliest && time <= latest ? parsed.value : undefined
}
