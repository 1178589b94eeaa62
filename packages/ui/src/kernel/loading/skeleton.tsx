import { chakra } from '@chakra-ui/react'

/**
 * A grey bar in place of a text that is loading. It is hidden from screen readers, because the surrounding region says
 * that it is loading.
 */
export function Skeleton({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string
  readonly height?: string
}) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      verticalAlign="middle"
      borderRadius="sm"
      bg="border"
      width={width}
      maxWidth="full"
      height={height}
      animation="shimmer 1.4s ease-in-out infinite"
    />
  )
}
