import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'

/** Element of the frame, next to its own skip link, for those of the page: they come before the navigation. */
export const SKIP_LINKS_ID = 'skip-links'

export interface SkipLinkProps {
  readonly targetId: string
  /** The default skips the navigation. */
  readonly text?: string | undefined
  /** Focuses the target, where that is no anchor. */
  readonly onFollow?: (() => void) | undefined
}

/** A stop of the Tab key that skips what precedes its target. Visible only while it has the focus. */
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
