import type { SystemStyleObject } from '@chakra-ui/react'

type Part = 'root' | 'button' | 'text' | 'name' | 'place'

/**
 * The style of the switcher in the title bar, with the point and, in grey, its center and client. The switcher has
 * one line, and two lines on phones. These are plain styles, because a slot recipe would add its engine to the first
 * load.
 */
export const pointSwitcherStyles = {
  root: { minW: 0, flex: { base: '1', md: 'initial' } },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    // On phones the gaps are small, because the text "all points" is long in some languages.
    gap: { base: '1.5', md: '2.5' },
    maxW: 'full',
    minH: { base: '11', lg: '9' },
    px: { base: '1.5', md: '2.5' },
    textAlign: 'start',
    borderRadius: 'md',
    borderWidth: { base: '0', md: '1px' },
    borderColor: 'border.control',
    bg: { base: 'transparent', md: 'surface' },
    cursor: 'pointer',
    '&:is(button):hover': { bg: 'bg.hover' },
    '&:not(button)': { borderColor: 'transparent', bg: 'transparent', px: '0', cursor: 'default' },
    '& svg': { flexShrink: 0, color: 'fg.muted' },
    // On phones the icon before the name is hidden, because the name needs the space.
    '& > svg:not(:last-child)': { display: { base: 'none', md: 'block' } },
  },
  text: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: { base: 'stretch', md: 'baseline' },
    columnGap: '2',
    minW: 0,
  },
  name: { fontWeight: 'semibold', truncate: true, flexShrink: { md: 0 }, maxW: 'full' },
  place: { color: 'fg.muted', textStyle: { base: 'xs', md: 'sm' }, truncate: true },
} satisfies Readonly<Record<Part, SystemStyleObject>>
