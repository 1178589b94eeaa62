import { gzip } from 'pako'
import * as z from 'zod/mini'
import { err, type Issue, ok, parseWith, type Result } from '../kernel'
import { fromBase64, toBase64 } from './base64'
import { type DeclaredValuesRefusal, declaredValuesRefusal } from './decision'
import {
  DeclaredPacksRecord,
  DeclaredPacksTicket,
  DeclaredValuesTicket,
  type QrTicket,
} from './declared-values.schema'
import { inflateBounded } from './inflate-bounded'

/** The type of `TextDecoder`, which exists in Node, browsers and workers. */
declare const TextDecoder: new (
  label: 'utf-8',
  options: { readonly fatal: true },
) => { readonly decode: (bytes: Uint8Array) => string }

/** The limits of a scanned text and its content, all inclusive. The limits are checked before the content is parsed. */
export const ticketLimits = {
  /** The highest number of base64 characters in a scanned text. */
  textLength: 16_384,
  /** The highest number of bytes of decompressed JSON. */
  contentBytes: 1_048_576,
  /** The highest number of JSON bytes for each compressed byte. */
  ratio: 250,
  /** The highest number of nesting levels of lists, objects and scalar values, including the outermost level. */
  depth: 16,
  /** The highest total number of lists, objects and scalar values. */
  parts: 10_000,
} as const

/**
 * The reason for which a text is refused because it contains no declared values. Only the rule `wrong-shape` has
 * `issues`, with the paths of the values that do not match the schema.
 */
export interface TicketRefusal extends DeclaredValuesRefusal {
  readonly issues: readonly Issue[]
}

/**
 * The text of a QR code. It contains the set as JSON with short keys in a fixed order and without missing codes,
 * compressed by gzip without a timestamp, in standard base64. Equal sets have equal texts. (DCV-80, DCV-81)
 */
export const encodeDeclaredValues = (ticket: QrTicket): string => toBase64(gzip(jsonOf(ticket)))

/**
 * The set of declared values or packs that the text of a QR code contains, or the first reason for which the text is
 * refused. Each kind of fault has its own rule, and `max` is the exceeded limit. Time and memory are bounded for any
 * text. (DCV-82 to DCV-90)
 * @example
 * ```ts
 * decodeDeclaredValues('no code of ours') // { ok: false, error }
 * ```
 */
export const decodeDeclaredValues = (text: string): Result<QrTicket, TicketRefusal> => {
  const { textLength, contentBytes, ratio } = ticketLimits
  if (text.length > textLength) return refused('text-too-long', { max: textLength })
  const compressed = fromBase64(text)
  if (compressed === undefined) return refused('not-base64')
  const ratioBytes = compressed.length * ratio
  const content = inflateBounded(compressed, Math.min(contentBytes, ratioBytes))
  if (!content.ok) {
    if (content.error === 'invalid') return refused('not-gzip')
    return ratioBytes < contentBytes
      ? refused('ratio-too-high', { max: ratio })
      : refused('content-too-large', { max: contentBytes })
  }
  const json = utf8Of(content.value)
  if (json === undefined) return refused('not-utf8')
  const parsed = parseJson(json)
  return parsed.ok ? ticketOf(parsed.value) : parsed
}

/**
 * A set of packs. It is recognised by records without containers (`ct`), because every record of values has containers.
 */
const BarePacksTicket = z.object({
  ...DeclaredPacksTicket.shape,
  dt: z.object({
    dr: z.array(z.object({ ...DeclaredPacksRecord.shape, ct: z.optional(z.undefined()) })),
  }),
})

const ticketOf = (raw: unknown): Result<QrTicket, TicketRefusal> => {
  const packs = parseWith(BarePacksTicket, raw)
  if (packs.ok) return packs
  const values = parseWith(DeclaredValuesTicket, raw)
  return values.ok ? values : refused('wrong-shape', { path: values.error[0]?.path ?? '' }, values.error)
}

const jsonOf = ({ dt, fp }: QrTicket): string =>
  JSON.stringify({
    dt: {
      dr: dt.dr.map((record) =>
        'ct' in record
          ? {
              co: record.co,
              vl: record.vl.map(({ bc, sc, ctc, cic, am }) => ({ ...presentCodes(bc, sc), ctc, cic, am })),
              ct: record.ct.map(({ bc, sc }) => presentCodes(bc, sc)),
            }
          : { co: record.co, vl: record.vl.map(({ pc, pq, cic }) => ({ pc, pq, cic })) },
      ),
    },
    fp,
  })

const presentCodes = (bc: string | null, sc: string | null) => ({
  bc: bc ?? undefined,
  sc: sc ?? undefined,
})

const utf8Of = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

const parseJson = (json: string): Result<unknown, TicketRefusal> => {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return refused('not-json')
  }
  let level = [value]
  let parts = 0
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= ticketLimits.depth) return refused('too-deep', { max: ticketLimits.depth })
    parts += level.length
    if (parts > ticketLimits.parts) return refused('too-many-parts', { max: ticketLimits.parts })
    level = level.flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part) : []))
  }
  return ok(value)
}

const refused = (
  rule: DeclaredValuesRefusal['rule'],
  params: DeclaredValuesRefusal['params'] = {},
  issues: readonly Issue[] = [],
): { readonly ok: false; readonly error: TicketRefusal } =>
  err({ ...declaredValuesRefusal(rule, params), issues })
