import type { BarcodeFormat } from '@remesa/domain/kernel'

/** The barcode formats of bags and seals, under the names that browsers use. */
export const sealFormats = [
  'code_128',
  'code_39',
  'code_93',
  'codabar',
  'ean_13',
  'ean_8',
  'itf',
  'upc_a',
  'upc_e',
  'qr_code',
  'data_matrix',
  'pdf417',
] as const

/** A barcode format that can be read. */
export type CodeFormat = (typeof sealFormats)[number] | 'maxi_code' | 'databar' | 'databar_expanded'

/**
 * The names that browsers use for the barcode formats of a country's settings. Formats without a name can't be read.
 */
const names: Readonly<Partial<Record<BarcodeFormat, CodeFormat>>> = {
  CODABAR: 'codabar',
  CODE_128: 'code_128',
  CODE_39: 'code_39',
  CODE_93: 'code_93',
  EAN_13: 'ean_13',
  EAN_8: 'ean_8',
  ITF: 'itf',
  MAXICODE: 'maxi_code',
  PDF_417: 'pdf417',
  QR_CODE: 'qr_code',
  RSS_14: 'databar',
  RSS_EXPANDED: 'databar_expanded',
  UPC_A: 'upc_a',
  UPC_E: 'upc_e',
}

/** The barcode formats of a country that can be read, under the names that browsers use. */
export const readableFormats = (formats: readonly BarcodeFormat[]): readonly CodeFormat[] =>
  formats.flatMap((format) => names[format] ?? [])
