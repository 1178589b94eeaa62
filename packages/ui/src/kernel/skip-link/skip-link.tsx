import { chakra } from '@chakra-ui/react'
import { createContext } from 'react'
import { useT } from '../../i18n'

/**
 * The element of the shell in which a page renders its skip links, so that the links precede the navigation. `null`:
 * the shell has not rendered the element yet; `undefined`: the page has no shell, so the links are rendered in the
 * page.
 */
export const SkipLinksSlot = createContext<HTMLElement | null | undefined>(undefined)

export interface SkipLinkProps {
  readonly targetId: string
  /** Text of the link; by default it says that the link skips the navigation. */
  readonly text?: string | undefined
  /** Focuses the target, for a target to which the browser can't move the focus by itself. */
  readonly onFollow?: (() => void) | undefined
}

/** A link that skips the content before its target. It is visible only while it is focused. */
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
