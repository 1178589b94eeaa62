import { QR_SIZE, type QrCode } from '@remesa/domain/declared-values'

/**
 * Width in modules of the light margin around the QR code (its quiet zone). Readers need this margin to find the
 * edge of the code.
 */
const QUIET = 4

/** The modules of a QR code, including the light margin around it. */
export interface QrMatrix {
  /** Number of modules on each side of the QR code. */
  readonly size: number
  /** Runs of dark modules, row by row, each with its start and its length. */
  readonly runs: readonly { readonly x: number; readonly y: number; readonly length: number }[]
}

/**
 * The modules of each QR code, in order; `undefined` for a code whose contents are too long. The QR library is loaded
 * on first use.
 */
export const drawCodes = async (codes: readonly QrCode[]): Promise<readonly (QrMatrix | undefined)[]> => {
  const { create } = await import('qrcode')
  return codes.map(({ payload, level }) => {
    if (level === undefined) return undefined
    const { modules } = create(payload, { errorCorrectionLevel: level })
    return { size: modules.size + 2 * QUIET, runs: runsOf(modules) }
  })
}

const runsOf = (modules: {
  readonly size: number
  readonly get: (row: number, column: number) => number
}): QrMatrix['runs'] => {
  const places = Array.from({ length: modules.size }, (_, index) => index)
  return places.flatMap((row) => {
    const runs: { x: number; y: number; length: number }[] = []
    let run: { x: number; y: number; length: number } | undefined
    for (const column of places) {
      if (modules.get(row, column) === 0) run = undefined
      else if (run !== undefined) run.length += 1
      else {
        run = { x: column + QUIET, y: row + QUIET, length: 1 }
        runs.push(run)
      }
    }
    return runs
  })
}

/** The dark modules as an SVG path whose unit is one module. */
export const pathOf = ({ runs }: QrMatrix): string =>
  runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')

/** An SVG file of the QR code, 500 pixels wide. */
export const svgOf = (matrix: QrMatrix): Blob =>
  new Blob(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${QR_SIZE}" height="${QR_SIZE}" `,
      `viewBox="0 0 ${matrix.size} ${matrix.size}" shape-rendering="crispEdges">`,
      `<path fill="#fff" d="M0 0h${matrix.size}v${matrix.size}h-${matrix.size}z"/>`,
      `<path d="${pathOf(matrix)}"/></svg>`,
    ],
    { type: 'image/svg+xml' },
  )

/**
 * A bitmap of the QR code, at least 500 pixels wide. Every module is a whole number of pixels, so that no edge is
 * blurred.
 */
export const pngOf = async ({ size, runs }: QrMatrix): Promise<Blob> => {
  const unit = Math.ceil(QR_SIZE / size)
  const canvas = document.createElement('canvas')
  canvas.width = size * unit
  canvas.height = size * unit
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('[declared-values] this browser draws no pictures')
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.fillStyle = '#000'
  for (const { x, y, length } of runs) context.fillRect(x * unit, y * unit, length * unit, unit)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('[declared-values] the picture could not be made'))
      else resolve(blob)
    }, 'image/png')
  })
}
