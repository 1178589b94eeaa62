import type { Locale } from '@remesa/domain/kernel'
import type { DocumentText } from './legal-texts'

/**
 * The date of the last change of the texts. Each file contains this fixed date, so that equal texts result in equal
 * files.
 */
const writtenOn = new Date('2026-11-01T00:00:00Z')

/** A text as a PDF file of A4 pages, encoded as base64. The words in the file can be searched and copied. */
export const pdfBase64 = async (text: DocumentText, locale: Locale): Promise<string> => {
  // The library is loaded on demand, because it would add a tenth to the startup time for two documents that are rarely
  // read.
  const { default: PDFDocument } = await import('pdfkit')
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margins: { top: 72, bottom: 72, left: 64, right: 64 },
      lang: locale,
      displayTitle: true,
      info: { Title: text.title, Author: 'Remesa', CreationDate: writtenOn, ModDate: writtenOn },
    })
    const parts: Buffer[] = []
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts).toString('base64')))
    pdf.on('error', reject)
    pdf.font('Helvetica-Bold').fontSize(22).text(text.title).moveDown()
    for (const { heading, paragraphs } of text.sections) {
      pdf.font('Helvetica-Bold').fontSize(14).text(heading).moveDown(0.4)
      for (const paragraph of paragraphs)
        pdf.font('Helvetica').fontSize(11).text(paragraph, { lineGap: 3 }).moveDown(0.6)
      pdf.moveDown(0.6)
    }
    pdf.end()
  })
}
