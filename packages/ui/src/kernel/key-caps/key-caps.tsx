import { chakra } from '@chakra-ui/react'
import { useT } from '../../i18n'
import { keyCapRecipe } from './key-cap.recipe'

const Cap = chakra('kbd', keyCapRecipe)

export interface KeyCapsProps {
  /** The key as in `KeyboardEvent.key`, such as `n`, `?` or `Enter`. */
  readonly keyName: string
  /** Whether the key is pressed together with Ctrl, or with Cmd on a Mac. */
  readonly hasCommand?: boolean | undefined
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys of a keyboard as they look, with their names in the reader's language. */
export function KeyCaps({ keyName, hasCommand = false }: KeyCapsProps) {
  const t = useT()
  const cap = keyName === 'Enter' ? t('keys.cap.enter') : keyName === 'Escape' ? 'Esc' : keyName.toUpperCase()
  return (
    <chakra.span display="inline-flex" gap="1" whiteSpace="nowrap">
      {hasCommand && <Cap>{isMac() ? '⌘' : t('keys.cap.control')}</Cap>}
      <Cap>{cap}</Cap>
    </chakra.span>
  )
}
