/** The kinds of barcode that scanners read and that fields for extra data accept. */
export const barcodeFormats = [
  'CODABAR',
  'CODE_128',
  'CODE_39',
  'CODE_93',
  'EAN_13',
  'EAN_8',
  'ITF',
  'IMB',
  'MAXICODE',
  'MSI',
  'PLESSEY',
  'PDF_417',
  'QR_CODE',
  'RSS_14',
  'RSS_EXPANDED',
  'UPC_A',
  'UPC_E',
  'UPC_EAN_EXTENSION',
] as const
/** Name of a kind of barcode. */
export type BarcodeFormat = (typeof barcodeFormats)[number]
