import {
  type DeclaredSum,
  declaredSums,
  decodeDeclaredValues,
  type QrCode,
  qrNumber,
} from '@remesa/domain/declared-values'
import type { Translate } from '../../i18n'
import { codeText, type PackNames, packCount, packText } from '../declared-words'

/** The contents of a QR code in words. */
export interface QrContents {
  /** Codes of the declared records in the QR code. */
  readonly records: readonly string[]
  /** Codes of the bags and seals in the QR code, or the names of its packs. */
  readonly lines: readonly string[]
  /** The sums of the values in the QR code, one for each currency. Packs are not part of the sums. */
  readonly sums: readonly DeclaredSum[]
}

/** The contents of a QR code, read as the crew's scanner reads them. */
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

/** Name of a QR code: its number, the number of codes, and the codes of its records. */
export const codeName = (t: Translate, code: QrCode, records: readonly string[]): string => {
  const number = qrNumber(code)
  const codes = records.join(', ')
  return number === undefined
    ? t('declared-values.qr.name', { codes })
    : t('declared-values.qr.numbered', { number, codes })
}
