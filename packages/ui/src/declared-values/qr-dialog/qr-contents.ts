import {
  type DeclaredSum,
  declaredSums,
  decodeDeclaredValues,
  type QrCode,
  qrNumber,
} from '@remesa/domain/declared-values'
import type { Translate } from '../../i18n'
import { codeText, type PackNames, packCount, packText } from '../declared-words'

/** The contents of a QR code, in words. */
export interface QrContents {
  /** Codes of its records. */
  readonly records: readonly string[]
  /** Codes of its bags and seals, or its packs. */
  readonly lines: readonly string[]
  /** What its values come to, one for each currency; packs are not money. */
  readonly sums: readonly DeclaredSum[]
}

/** Reads a code as the crew's reader does. */
export const contentsOf = (
  t: Translate,
  { payload }: Pick<QrCode, 'payload'>,
  packs: PackNames,
): QrContents => {
  const read = decodeDeclaredValues(payload)
  if (!read.ok) return { records: [], lines: [], sums: [] }
  const { dr } = read.value.dt
  return {
    records: [...new Set(dr.map(({ co }) => co))],
    lines: dr.flatMap((record) =>
      'ct' in record
        ? [...record.ct, ...record.vl].map((bearer) => codeText(t, bearer)).filter((text) => text !== '')
        : record.vl.map((pack) =>
            t('declared-values.pack.named', { quantity: packCount(pack), pack: packText(pack.pc, packs) }),
          ),
    ),
    sums: declaredSums(dr.flatMap((record) => ('ct' in record ? record.vl : []))),
  }
}

/** Name of a code: which of how many, and the codes of its records. */
export const codeName = (t: Translate, code: QrCode, records: readonly string[]): string => {
  const number = qrNumber(code)
  const codes = records.join(', ')
  return number === undefined
    ? t('declared-values.qr.name', { codes })
    : t('declared-values.qr.numbered', { number, codes })
}
