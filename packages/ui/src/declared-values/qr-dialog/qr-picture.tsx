import { chakra } from '@chakra-ui/react'
import { pathOf, type QrMatrix } from './qr-matrix'

interface QrPictureProps {
  readonly matrix: QrMatrix
  readonly name: string
  /** Width of the picture as a CSS length. The picture is narrower if there is not enough space. */
  readonly width: string
}

/** A QR code, black on white in light mode and in dark mode. */
export function QrPicture({ matrix, name, width }: QrPictureProps) {
  return (
    <chakra.svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${matrix.size} ${matrix.size}`}
      shapeRendering="crispEdges"
      width={width}
      maxW="full"
      height="auto"
      borderRadius="md"
    >
      <path fill="#fff" d={`M0 0h${matrix.size}v${matrix.size}h-${matrix.size}z`} />
      <path fill="#000" d={pathOf(matrix)} />
    </chakra.svg>
  )
}
