export { decodePdf } from './pdf-document'
