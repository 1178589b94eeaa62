import PDFDocument, { registerStdFonts } from 'pdfkit-of-browsers/pdfkit.browser.mjs'
import Helvetica from 'pdfkit-of-browsers/standard-fonts/Helvetica.mjs'
import HelveticaBold from 'pdfkit-of-browsers/standard-fonts/HelveticaBold.mjs'

// In a browser the library has no built-in fonts. The back end's documents use these two fonts.
registerStdFonts(Helvetica, HelveticaBold)

export default PDFDocument
