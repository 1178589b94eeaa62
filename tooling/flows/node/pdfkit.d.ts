/** The library's files for browsers, which its manifest does not export. */
declare module 'pdfkit-of-browsers/pdfkit.browser.mjs' {
  export const registerStdFonts: (...fonts: readonly object[]) => void
  const PDFDocument: unknown
  export default PDFDocument
}
declare module 'pdfkit-of-browsers/standard-fonts/*' {
  const font: object
  export default font
}
