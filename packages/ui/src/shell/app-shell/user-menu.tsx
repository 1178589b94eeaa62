import { chakra } from '@chakra-ui/react'
import { isLocale, sortByName } from '@remesa/domain/kernel'
import { BookOpen, ChevronDown, Keyboard, MonitorSmartphone, Scale } from 'lucide'
import { LANGUAGE_NAMES, useT } from '../../i18n'
import { Icon, Menu, type MenuEntry } from '../../kernel'
import { COLOR_MODES, isColorMode } from '../../theme'
import type { AppShellProps } from './app-shell.types'

const Trigger = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minW: '11',
    minH: { base: '11', lg: '9' },
    maxW: { base: '11', md: '16rem' },
    px: '1',
    borderRadius: 'md',
    textAlign: 'start',
    cursor: 'pointer',
    justifyContent: 'center',
    _hover: { bg: 'bg.hover' },
  },
})

const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const

/**
 * The menu of the signed-in user: language, colour mode, keyboard shortcuts, sessions, users' guide and legal
 * disclaimer.
 */
export function UserMenu(
  props: Pick<
    AppShellProps,
    | 'user'
    | 'locale'
    | 'locales'
    | 'onLocaleChange'
    | 'colorMode'
    | 'onColorModeChange'
    | 'onKeys'
    | 'onSessions'
    | 'onUsersGuide'
    | 'onDisclaimer'
  >,
) {
  const { fullName, username } = props.user
  return (
    <Menu entries={useEntries(props)}>
      {(attributes) => (
        <Trigger type="button" {...attributes} title={`${fullName}\n${username}`}>
          <chakra.span
            aria-hidden="true"
            flexShrink={0}
            display="grid"
            placeItems="center"
            boxSize="7"
            borderRadius="full"
            bg="bg.subtle"
            textStyle="2xs"
            fontWeight="semibold"
          >
            {initials(fullName)}
          </chakra.span>
          <chakra.span
            display="grid"
            minW="0"
            // On phones only the initials are visible, but the accessible name of the button is still the user's name.
            css={{ '@media (max-width: 47.99rem)': { srOnly: true } }}
          >
            <chakra.span css={line} textStyle="sm" lineHeight="1rem" fontWeight="semibold">
              {fullName}
            </chakra.span>
            <chakra.span css={line} textStyle="xs" color="fg.muted">
              {username}
            </chakra.span>
          </chakra.span>
          <chakra.span aria-hidden="true" color="fg.muted" display={{ base: 'none', md: 'block' }}>
            <Icon of={ChevronDown} size={14} />
          </chakra.span>
        </Trigger>
      )}
    </Menu>
  )
}

const initials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('')
    .toLocaleUpperCase()

function useEntries(props: Parameters<typeof UserMenu>[0]): readonly MenuEntry[] {
  const {
    locale,
    locales,
    onLocaleChange,
    colorMode,
    onColorModeChange,
    onKeys,
    onSessions,
    onUsersGuide,
    onDisclaimer,
  } = props
  const t = useT()
  return [
    {
      kind: 'choice',
      id: 'language',
      label: t('shell.language'),
      value: locale,
      options: sortByName(locales, (value) => LANGUAGE_NAMES[value], locale).map((value) => ({
        value,
        label: LANGUAGE_NAMES[value],
        lang: value,
      })),
      onChange: (value) => isLocale(value) && onLocaleChange({ locale: value }),
    },
    {
      kind: 'choice',
      id: 'appearance',
      label: t('shell.colorMode'),
      value: colorMode,
      options: COLOR_MODES.map((value) => ({ value, label: t(`shell.colorMode.${value}`) })),
      onChange: (value) => isColorMode(value) && onColorModeChange({ colorMode: value }),
    },
    { kind: 'separator', id: 'help' },
    {
      kind: 'action',
      id: 'keys',
      label: t('shell.keys'),
      icon: <Icon of={Keyboard} size={16} />,
      onSelect: onKeys,
    },
    {
      kind: 'action',
      id: 'sessions',
      label: t('shell.sessions'),
      icon: <Icon of={MonitorSmartphone} size={16} />,
      onSelect: onSessions,
    },
    ...(onUsersGuide === undefined
      ? []
      : [
          {
            kind: 'action' as const,
            id: 'guide',
            label: t('shell.usersGuide'),
            icon: <Icon of={BookOpen} size={16} />,
            onSelect: onUsersGuide,
          },
        ]),
    ...(onDisclaimer === undefined
      ? []
      : [
          {
            kind: 'action' as const,
            id: 'disclaimer',
            label: t('shell.disclaimer'),
            icon: <Icon of={Scale} size={16} />,
            onSelect: onDisclaimer,
          },
        ]),
  ]
}
