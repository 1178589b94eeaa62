import { decodeDeclaredValues, type QrCode } from '@remesa/domain/declared-values'
import type { Translate } from '../../i18n'
import { codeText, type PackNames, packCount, packText } from '../declared-words'

/** The contents of a QR code, in words. */
export interface QrContents {
  /** Codes of its records. */
  readonly records: readonly string[]
  /** Codes of its bags and seals, or its packs. */
  readonly lines: readonly string[]
}

/** Reads a code as the crew's reader does. */
export const contentsOf = (
  t: Translate,
  { payload }: Pick<QrCode, 'payload'>,
  packs: PackNames,
): QrContents => {
  const read = decodeDeclaredValues(payload)
  if (!read.ok) return { records: [], lines: [] }
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
  }
}
