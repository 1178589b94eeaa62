import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'

/** First stop of the Tab key: skips the navigation. Visible only while it has the focus. */
export function SkipLink({ targetId }: { readonly targetId: string }) {
  const t = useT()
  return (
    <chakra.a
      href={`#${targetId}`}
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
      {t('shell.skip')}
    </chakra.a>
  )
}
