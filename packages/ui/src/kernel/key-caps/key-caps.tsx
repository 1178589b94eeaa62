import { chakra } from '@chakra-ui/react'
import { type Translate, useT } from '../../i18n'
import { keyCapRecipe } from './key-cap.recipe'

const Cap = chakra('kbd', keyCapRecipe)

export interface KeyCapsProps {
  /** The key of the shortcut as in `KeyboardEvent.key`, such as `n`, `?` or `Enter`. */
  readonly keyName: string
  /** Whether the key is pressed together with Ctrl, or with Cmd on a Mac. */
  readonly hasCommand?: boolean | undefined
}

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)

/** A keyboard shortcut, with the key names that keyboards have in the language of the page. */
export function KeyCaps({ keyName, hasCommand = false }: KeyCapsProps) {
  const t = useT()
  return (
    <chakra.span display="inline-flex" gap="1" whiteSpace="nowrap">
      {hasCommand && <Cap>{isMac() ? '⌘' : t('keys.cap.control')}</Cap>}
      <Cap>{capText(t, keyName)}</Cap>
    </chakra.span>
  )
}

const capText = (t: Translate, keyName: string): string => {
  if (keyName === 'Enter') return t('keys.cap.enter')
  if (keyName === ' ') return t('keys.cap.space')
  return keyName === 'Escape' ? 'Esc' : keyName.toUpperCase()
}
