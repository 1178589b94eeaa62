import { decide } from '../kernel'
import { type DeclaredValuesDecision, declaredValuesRefusal } from './decision'
import type {
  DeclaredPacksRecord,
  DeclaredPacksTicket,
  DeclaredRecord,
  DeclaredValuesAnswer,
  DeclaredValuesTicket,
  QrTicket,
} from './declared-values.schema'
import { encodeDeclaredValues } from './ticket-codec'

/** The width and height of a QR code on the screen, in CSS pixels. */
export const QR_SIZE = 500

/**
 * The highest number of characters in one QR code; a longer set of declared values is divided among several codes.
 * Cameras read every code up to this length at `QR_SIZE`.
 */
export const QR_TEXT_LENGTH = 2_300

/** The largest number of bytes that a QR code can contain, for each level of error correction. */
export const qrCapacities = { M: 2_331, L: 2_953 } as const

/** One QR code of an order. */
export interface QrCode {
  /** The number of the code among all QR codes of its order, from 1. */
  readonly number: number
  readonly total: number
  readonly payload: string
  /** The level of error correction of the QR code; `undefined` if the payload is too long for every level. */
  readonly level: keyof typeof qrCapacities | undefined
}

/**
 * The texts of the QR codes of one set; empty for a set without records. Each text is a complete set with the same `fp`
 * and as many whole records as fit into 2,300 characters, in the order of the set. The lines of a longer record are
 * divided among several texts, each with the record's code. A single line that is too long is not divided, so check
 * each text with `canDrawQr`. (DCV-91 to DCV-94)
 */
export const qrPayloads = (ticket: QrTicket): string[] => {
  if (ticket.dt.dr.length === 0) return []
  const whole = encodeDeclaredValues(ticket)
  if (whole.length <= QR_TEXT_LENGTH) return [whole]
  return isValuesTicket(ticket)
    ? payloadsOf(ticket.dt.dr, valuesDivision(ticket))
    : payloadsOf(ticket.dt.dr, packsDivision(ticket))
}

/** Every QR code of an order, numbered from 1. The codes of values come before the codes of packs. (DCV-95) */
export const qrSets = ({ declaredValues, declaredValuesPack }: DeclaredValuesAnswer): readonly QrCode[] => {
  const payloads = [...declaredValues, ...declaredValuesPack].flatMap(qrPayloads)
  return payloads.map((payload, index) => ({
    number: index + 1,
    total: payloads.length,
    payload,
    level: qrLevel(payload),
  }))
}

/**
 * The number that is shown with a QR code, such as `2/5` for the second of five; `undefined` if the order has only one.
 * (DCV-95)
 */
export const qrNumber = ({ number, total }: Pick<QrCode, 'number' | 'total'>): string | undefined =>
  total > 1 ? `${number}/${total}` : undefined

/**
 * The best level of error correction at which a text fits into one QR code; `undefined` for a text of more than 2,953
 * characters. (DCV-96)
 */
export const qrLevel = (payload: string): QrCode['level'] => {
  if (payload.length <= qrCapacities.M) return 'M'
  return payload.length <= qrCapacities.L ? 'L' : undefined
}

/** Whether a text fits into one QR code. Rendering a longer text throws an error. (DCV-96) */
export const canDrawQr = (payload: string): DeclaredValuesDecision =>
  decide([
    qrLevel(payload) === undefined && declaredValuesRefusal('too-long-for-a-code', { max: qrCapacities.L }),
  ])

/** The functions that divide and join the records of a set of values or of packs. */
interface Division<R> {
  readonly encode: (records: readonly R[]) => string
  /** Splits a record into records with one line each. */
  readonly linesOf: (record: R) => readonly R[]
  readonly joined: (lines: readonly R[]) => readonly R[]
}

const payloadsOf = <R>(records: readonly R[], { encode, linesOf, joined }: Division<R>): string[] =>
  portions(records, encode).flatMap(({ items, text }) => {
    const [record] = items
    if (record === undefined || text.length <= QR_TEXT_LENGTH) return [text]
    const lines = linesOf(record)
    if (lines.length < 2) return [text]
    return portions(lines, (some) => encode(joined(some))).map((portion) => portion.text)
  })

/**
 * The items in groups, in the same order. A group is as large as fits into one QR code; an item that is too long for a
 * QR code is alone in its group.
 */
const portions = <T>(items: readonly T[], encode: (some: readonly T[]) => string) => {
  const found: { readonly items: readonly T[]; readonly text: string }[] = []
  for (let start = 0; start < items.length; ) {
    const rest = items.slice(start)
    const count = longestFit(rest.length, (some) => encode(rest.slice(0, some)).length <= QR_TEXT_LENGTH)
    const portion = rest.slice(0, count)
    found.push({ items: portion, text: encode(portion) })
    start += count
  }
  return found
}

/**
 * The highest number of items that fit into one QR code, found by doubling the number and then by binary search. At
 * least one item is assumed to fit.
 */
const longestFit = (count: number, fits: (some: number) => boolean): number => {
  let [low, high] = [1, 2]
  while (high <= count && fits(high)) [low, high] = [high, high * 2]
  high = Math.min(high, count + 1)
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (fits(middle)) low = middle
    else high = middle
  }
  return low
}

const valuesDivision = (ticket: DeclaredValuesTicket): Division<DeclaredRecord> => ({
  encode: (dr) => encodeDeclaredValues({ ...ticket, dt: { dr: [...dr] } }),
  linesOf: ({ co, vl, ct }) => [
    ...vl.map((value) => ({ co, vl: [value], ct: [] })),
    ...ct.map((container) => ({ co, vl: [], ct: [container] })),
  ],
  joined: (lines) =>
    lines
      .slice(0, 1)
      .map(({ co }) => ({ co, vl: lines.flatMap(({ vl }) => vl), ct: lines.flatMap(({ ct }) => ct) })),
})

const packsDivision = (ticket: DeclaredPacksTicket): Division<DeclaredPacksRecord> => ({
  encode: (dr) => encodeDeclaredValues({ ...ticket, dt: { dr: [...dr] } }),
  linesOf: ({ co, vl }) => vl.map((pack) => ({ co, vl: [pack] })),
  joined: (lines) => lines.slice(0, 1).map(({ co }) => ({ co, vl: lines.flatMap(({ vl }) => vl) })),
})

const isValuesTicket = (ticket: QrTicket): ticket is DeclaredValuesTicket =>
  ticket.dt.dr.some((record) => 'ct' in record)
