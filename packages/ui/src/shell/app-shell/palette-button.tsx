import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide'
import { useT } from '../../i18n'
import { Icon, KeyCaps } from '../../kernel'
import type { AppShellProps } from './app-shell.types'

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: 0,
    minW: '11',
    minH: { base: '11', lg: '9' },
    px: '3',
    textStyle: 'sm',
    color: 'fg.muted',
    borderRadius: 'md',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover', color: 'fg' },
    lg: { borderWidth: '1px', borderColor: 'border.control', bg: 'surface' },
  },
})

/** The button that opens the command palette. On phones and tablets only its icon is shown. */
export function PaletteButton({
  onPalette,
  onPaletteIntent,
}: Pick<AppShellProps, 'onPalette' | 'onPaletteIntent'>) {
  const t = useT()
  return (
    <Trigger
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onPalette}
      onPointerEnter={onPaletteIntent}
      onFocus={onPaletteIntent}
    >
      <Icon of={Search} size={16} />
      <chakra.span css={{ '@media (max-width: 56.24rem)': { srOnly: true } }}>
        {t('shell.palette')}
      </chakra.span>
      <chakra.span aria-hidden="true" display={{ base: 'none', xl: 'inline' }}>
        <KeyCaps keyName="k" hasCommand />
      </chakra.span>
    </Trigger>
  )
}
