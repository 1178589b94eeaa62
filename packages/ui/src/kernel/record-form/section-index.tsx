import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import { useRef } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'
import { fadingEdges } from '../list/section-tabs/fading-edges'
import { useEdges } from '../list/section-tabs/use-edges'
import { HiddenText } from '../texts/hidden-text'
import { useCurrentSection } from './use-current-section'

/** The data of a section that the index shows. */
export interface IndexedSection {
  /** Id of the section's element. */
  readonly id: string
  readonly title: string
  readonly isChanged: boolean
  /** Number of fields to correct in the section. */
  readonly errors: number
  readonly isWaiting: boolean
}

const indexStyle = {
  position: 'sticky',
  top: '13',
  zIndex: 'docked',
  bg: 'bg',
  minW: '0',
  mx: { base: '-4', lg: '0' },
  alignSelf: 'start',
  lg: { top: '4.25rem' },
  '& ul': {
    listStyle: 'none',
    m: '0',
    p: '0',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    ...fadingEdges,
    borderBottomWidth: '1px',
    borderColor: 'border',
    px: '2',
    lg: {
      flexDirection: 'column',
      overflow: 'visible',
      borderBottomWidth: '0',
      borderInlineStartWidth: '1px',
      px: '0',
    },
  },
  '& :is(button, span[data-waiting])': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    width: 'full',
    minH: { base: '11', lg: '8' },
    px: { base: '2.5', lg: '3.5' },
    textStyle: 'sm',
    textAlign: 'start',
    color: 'fg.muted',
    whiteSpace: { base: 'nowrap', lg: 'normal' },
  },
  '& span[data-waiting]': { color: 'fg.subtle' },
  '& button': { cursor: 'pointer', borderRadius: 'sm' },
  '& button:hover': { color: 'fg' },
  '& button:focus-visible': { outlineOffset: '-2px' },
  '& button[aria-current]': { color: 'fg', fontWeight: 'semibold' },
  '& button[aria-current]::after': {
    content: '""',
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    height: '3px',
    bg: { base: 'brand.active', _highContrast: 'Highlight' },
    lg: { insetInlineStart: '-1px', insetInlineEnd: 'auto', insetBlock: '0', width: '3px', height: 'auto' },
  },
} as const

/** Scrolls to a section's title and focuses the first control of the section. */
export const goToSection = (id: string): void => {
  const section = document.getElementById(id)
  section?.focus({ preventScroll: true })
  section?.scrollIntoView({ block: 'start' })
}

/**
 * The index of a record's sections. It marks the current section, sections with unsaved changes, and sections with
 * fields to correct.
 */
export function SectionIndex({ sections }: { readonly sections: readonly IndexedSection[] }) {
  const t = useT()
  const bar = useRef<HTMLUListElement>(null)
  useEdges(bar)
  const current = useCurrentSection(sections.filter(({ isWaiting }) => !isWaiting).map(({ id }) => id))
  return (
    <chakra.nav aria-label={t('record.sections')} css={indexStyle}>
      <ul ref={bar}>
        {sections.map((section) => (
          <li key={section.id}>
            {section.isWaiting ? (
              <span data-waiting="">{section.title}</span>
            ) : (
              <button
                type="button"
                {...(section.id === current ? { 'aria-current': 'true' } : {})}
                onClick={() => goToSection(section.id)}
              >
                {section.title}
                <Signs {...section} />
              </button>
            )}
          </li>
        ))}
      </ul>
    </chakra.nav>
  )
}

function Signs({ isChanged, errors }: IndexedSection) {
  const t = useT()
  if (errors > 0)
    return (
      <chakra.span
        display="inline-flex"
        alignItems="center"
        gap="1"
        marginInlineStart="auto"
        textStyle="xs"
        fontWeight="semibold"
        color="danger.fg"
      >
        <Icon of={CircleAlert} size={14} />
        <span aria-hidden="true">{errors}</span>
        <HiddenText>{t('record.toCorrect', { count: errors })}</HiddenText>
      </chakra.span>
    )
  if (!isChanged) return null
  return (
    <>
      <chakra.span
        aria-hidden="true"
        marginInlineStart="auto"
        flexShrink={0}
        boxSize="2.5"
        borderRadius="full"
        bg="brand.active"
        borderWidth="1px"
        borderColor="border.strong"
      />
      <HiddenText>{t('record.section.changed')}</HiddenText>
    </>
  )
}
