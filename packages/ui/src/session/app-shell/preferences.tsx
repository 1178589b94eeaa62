import { chakra } from '@chakra-ui/react'
import { isLocale, LOCALES } from '@remesa/domain/kernel'
import { ChevronDown, Languages, type LucideIcon, SunMoon } from 'lucide-react'
import { useId } from 'react'
import { LANGUAGE_NAMES, useT } from '../../i18n'
import { visuallyHidden } from '../../kernel'
import { COLOR_MODES, isColorMode } from '../../theme'
import type { ShellPreferences } from './app-shell.types'

/** Language and appearance, each a select: both work the same with mouse, keyboard and phone. */
export function Preferences(props: ShellPreferences) {
  const { locale, onLocaleChange, colorMode, onColorModeChange } = props
  const t = useT()
  return (
    <>
      <QuietSelect
        label={t('shell.language')}
        Icon={Languages}
        value={locale}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value })).toSorted(
          (a, b) => a.label.localeCompare(b.label),
        )}
        onChange={(value) => isLocale(value) && onLocaleChange({ locale: value })}
      />
      <QuietSelect
        label={t('shell.colorMode')}
        Icon={SunMoon}
        value={colorMode}
        options={COLOR_MODES.map((value) => ({ value, label: t(`shell.colorMode.${value}`) }))}
        onChange={(value) => isColorMode(value) && onColorModeChange({ colorMode: value })}
      />
    </>
  )
}

interface QuietSelectProps {
  readonly label: string
  readonly Icon: LucideIcon
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[]
  readonly onChange: (value: string) => void
}

const Native = chakra('select', {
  base: {
    appearance: 'none',
    minH: '9',
    paddingInlineStart: '9',
    paddingInlineEnd: '7',
    bg: 'transparent',
    color: 'inherit',
    textStyle: 'sm',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    cursor: 'pointer',
    width: 'full',
    _hover: { bg: 'bg.subtle' },
    '& option': { bg: 'surface.raised', color: 'fg' },
  },
})

const inside = {
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  pointerEvents: 'none',
} as const

function QuietSelect({ label, Icon, value, options, onChange }: QuietSelectProps) {
  const id = useId()
  return (
    <chakra.div position="relative" color="fg.muted">
      <chakra.label htmlFor={id} css={visuallyHidden}>
        {label}
      </chakra.label>
      <chakra.span aria-hidden="true" css={inside} insetInlineStart="2.5">
        <Icon size={17} />
      </chakra.span>
      <Native id={id} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </Native>
      <chakra.span aria-hidden="true" css={inside} insetInlineEnd="2">
        <ChevronDown size={14} />
      </chakra.span>
    </chakra.div>
  )
}
