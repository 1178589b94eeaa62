import { ChevronDown } from 'lucide'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'
import { Collapse } from '../motion/collapse'
import { warmUpMotion } from '../motion/motion'
import { cachedStyle } from '../styles/cached-style'
import { HiddenText } from '../texts/hidden-text'

export interface CollapsibleSectionProps {
  /** Name of the section as `data-name`, by which styles find it on a page with several sections. */
  readonly name?: string | undefined
  /** Heading of the section, and accessible name of its region. */
  readonly title: string
  /** Number of items in the section; `undefined` while it is unknown. */
  readonly count?: number | undefined
  /** The number of items in words; by default such as `3 items`. */
  readonly countText?: string | undefined
  /** Words next to the heading, in place of or in addition to a count. */
  readonly note?: string | undefined
  /** Look of the section: `framed`, or `plain` without a border for content that has its own border. */
  readonly variant?: 'framed' | 'plain' | undefined
  /**
   * Whether the section is open, if the caller controls this. Otherwise the section holds this state itself, and is
   * open at first.
   */
  readonly isOpen?: boolean | undefined
  readonly onToggle?: ((detail: { readonly isOpen: boolean }) => void) | undefined
  readonly children: ReactNode
}

type SectionLook = { readonly variant: 'framed' | 'plain' }

const Section = cachedStyle<'section', SectionLook>('section', ({ css }, { variant }) =>
  css(
    variant === 'framed'
      ? { bg: 'surface', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', overflow: 'clip' }
      : {},
  ),
)
const Bar = cachedStyle<'div', SectionLook>('div', ({ css }, { variant }) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    position: 'relative',
    px: variant === 'framed' ? '4' : '0',
    minH: '10',
    borderRadius: variant === 'framed' ? 'none' : 'lg',
    _hover: { bg: 'bg.hover' },
  }),
)
const Heading = cachedStyle<'h2', SectionLook>('h2', ({ css }, { variant }) =>
  css({
    textStyle: variant === 'framed' ? 'md' : 'xl',
    fontWeight: 'semibold',
    // A long note wraps beside the heading, and leaves a long heading most of the line.
    flexShrink: '0',
    maxW: '70%',
    py: '1',
  }),
)
const Toggle = cachedStyle('button', ({ css }) =>
  css({
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    maxW: 'full',
    textAlign: 'start',
    cursor: 'pointer',
    borderRadius: 'sm',
    '& > :last-child': { overflowWrap: 'anywhere' },
    // A click anywhere on the bar toggles the section. The accessible name of the button is only the heading.
    _before: { content: '""', position: 'absolute', inset: '0' },
  }),
)
const Chevron = cachedStyle<'span', { readonly state: 'open' | 'closed' }>('span', ({ css }, { state }) =>
  css({
    display: 'inline-flex',
    color: 'fg.muted',
    transition: 'transform 180ms',
    transform: state === 'open' ? 'none' : 'rotate(-90deg)',
  }),
)
const Note = cachedStyle('span', ({ css }) =>
  css({ color: 'fg.muted', minW: '0', py: '1', textStyle: { base: 'xs', md: 'md' } }),
)
const Count = cachedStyle('span', ({ css }) =>
  css({
    px: '2',
    minW: '6',
    flexShrink: '0',
    textAlign: 'center',
    borderRadius: 'full',
    bg: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.375rem',
    fontVariantNumeric: 'tabular-nums',
  }),
)
const Content = cachedStyle<'div', SectionLook>('div', ({ css }, { variant }) =>
  css({ borderTopWidth: variant === 'framed' ? '1px' : '0', borderColor: 'border' }),
)

/** A region of the page that can be collapsed under its heading. */
export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { name, title, count, countText, note, variant = 'framed' } = props
  const { isOpen: given, onToggle, children } = props
  const t = useT()
  const id = useId()
  const [own, setOwn] = useState(true)
  const isOpen = given ?? own
  // The heading changes first, so that the click has a visible effect at once. Rendering or removing a lot of
  // content takes time.
  const isShown = useDeferredValue(isOpen)
  const toggle = () => {
    setOwn(!isOpen)
    onToggle?.({ isOpen: !isOpen })
  }
  const look: SectionLook = { variant }
  return (
    <Section look={look} aria-labelledby={`${id}-title`} data-name={name}>
      <Bar look={look} onPointerEnter={warmUpMotion} onFocus={warmUpMotion}>
        <Heading look={look}>
          <Toggle type="button" aria-expanded={isOpen} aria-controls={`${id}-content`} onClick={toggle}>
            <Chevron look={{ state: isOpen ? 'open' : 'closed' }} aria-hidden="true">
              <Icon of={ChevronDown} size={18} />
            </Chevron>
            <span id={`${id}-title`}>{title}</span>
          </Toggle>
        </Heading>
        {note !== undefined && <Note>{note}</Note>}
        {count !== undefined && (
          <Count>
            <span aria-hidden="true">{count}</span>
            <HiddenText>{countText ?? t('count.items', { count })}</HiddenText>
          </Count>
        )}
      </Bar>
      <Collapse id={`${id}-content`} isOpen={isShown}>
        <Content look={look}>{children}</Content>
      </Collapse>
    </Section>
  )
}
