import { chakra } from '@chakra-ui/react'
import { useState } from 'react'

export interface CopiedProps {
  /** The shown text, which a click copies. */
  readonly text: string
}

/** A name that a click copies to the clipboard, for a design tool or for code. */
export function Copied({ text }: CopiedProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
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
      onClick={() => void copy()}
      onBlur={() => setCopied(false)}
    >
      <chakra.code>{text}</chakra.code>
      <chakra.span role="status" textStyle="xs" color="success.fg">
        {isCopied ? 'copied' : ''}
      </chakra.span>
    </chakra.button>
  )
}
