import { chakra } from '@chakra-ui/react'

/**
 * A spinning ring in the colour of the surrounding text. It is hidden from screen readers, because the text says what
 * is in progress.
 */
export function Spinner({ size = '1em' }: { readonly size?: string }) {
  return (
    <chakra.span
      aria-hidden="true"
      display="inline-block"
      flexShrink={0}
      width={size}
      height={size}
      borderWidth="2px"
      borderColor="currentColor"
      borderInlineEndColor="transparent"
      borderRadius="full"
      animation="spin 800ms linear infinite"
    />
  )
}
