import { chakra } from '@chakra-ui/react'
import { useCopy } from '../kernel'

export interface CopiedProps {
  /** The shown text. A click copies it. */
  readonly text: string
}

/** A button with the name of a token. A click copies the name to the clipboard, for use in a design tool or in code. */
export function Copied({ text }: CopiedProps) {
  const { outcome, copy, reset } = useCopy(text)
  return (
    <chakra.button
      type="button"
      aria-label={`Copy ${text}`}
      display="inline-flex"
      alignItems="center"
      gap="2"
      minH="6"
      cursor="copy"
      borderRadius="sm"
      onClick={copy}
      onBlur={reset}
    >
      <chakra.code>{text}</chakra.code>
      <chakra.span role="status" textStyle="xs" color="success.fg">
        {outcome}
      </chakra.span>
    </chakra.button>
  )
}
