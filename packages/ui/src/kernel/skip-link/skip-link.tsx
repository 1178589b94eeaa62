import { chakra } from '@chakra-ui/react'
import { createContext } from 'react'
import { useT } from '../../i18n'

/**
 * The element of the shell, next to its own skip link, for the skip links of the page: they come before the navigation.
 * `null`: the shell has not rendered the element yet; `undefined`: the page has no shell, and the link is in the page.
 */
export const SkipLinksSlot = createContext<HTMLElement | null | undefined>(undefined)

export interface SkipLinkProps {
  readonly targetId: string
  /** Text of the link; by default that it skips the navigation. */
  readonly text?: string | undefined
  /** Focuses the target, if the target can't be reached by an anchor. */
  readonly onFollow?: (() => void) | undefined
}

/** A link that skips the content before its target. It is visible only while it has the focus. */
export function SkipLink({ targetId, text, onFollow }: SkipLinkProps) {
  const t = useT()
  return (
    <chakra.a
      href={`#${targetId}`}
      onClick={
        onFollow &&
        ((event) => {
          event.preventDefault()
          onFollow()
        })
      }
      position="fixed"
      top="2"
      insetInlineStart="2"
      zIndex="skipNav"
      px="4"
      py="2"
      borderRadius="md"
      bg="brand.solid"
      color="brand.contrast"
      fontWeight="semibold"
      textStyle="sm"
      transform="translateY(-200%)"
      _focusVisible={{ transform: 'none' }}
    >
      {text ?? t('shell.skip')}
    </chakra.a>
  )
}
