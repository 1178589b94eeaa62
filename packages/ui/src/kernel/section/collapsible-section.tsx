import { chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide'
import { type ReactNode, useDeferredValue, useId, useState } from 'react'
import { useT } from '../../i18n'
import { Icon } from '../icon/icon'
import { Collapse } from '../motion/collapse'
import { warmUpMotion } from '../motion/motion'
import { HiddenText } from '../texts/hidden-text'

export interface CollapsibleSectionProps {
  /** Marks the section, as `data-name`, for the styles of a page with several sections. */
  readonly name?: string | undefined
  /** Heading, and the whole accessible name of the region. */
  readonly title: string
  /** Number of things inside; `undefined` while that is unknown. */
  readonly count?: number | undefined
  /** The count in words; the default is `3 items`. */
  readonly countText?: string | undefined
  /** In words beside the heading, where a count says too little. */
  readonly note?: string | undefined
  /** `plain` without a frame, for content that has its own. */
  readonly variant?: 'framed' | 'plain' | undefined
  /** With it, the caller controls whether the section is open. Without it the section does, open at first. */
  readonly isOpen?: boolean | undefined
  readonly onToggle?: ((detail: { readonly isOpen: boolean }) => void) | undefined
  readonly children: ReactNode
}

const framed = {
  bg: 'surface',
  borderWidth: '1px',
  borderColor: 'border',
  borderRadius: 'lg',
  overflow: 'clip',
} as const

/** A region that collapses under its heading. */
export function CollapsibleSection(props: CollapsibleSectionProps) {
  const { name, title, count, countText, note, variant = 'framed' } = props
  const { isOpen: given, onToggle, children } = props
  const t = useT()
  const id = useId()
  const [own, setOwn] = useState(true)
  const isOpen = given ?? own
  // The heading responds to the press before a lot of content is drawn or removed.
  const isShown = useDeferredValue(isOpen)
  const toggle = () => {
    setOwn(!isOpen)
    onToggle?.({ isOpen: !isOpen })
  }
  return (
    <chakra.section aria-labelledby={`${id}-title`} data-name={name} css={variant === 'framed' ? framed : {}}>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2.5"
        position="relative"
        px={variant === 'framed' ? '4' : '0'}
        minH="10"
        borderRadius={variant === 'framed' ? 'none' : 'lg'}
        _hover={{ bg: 'bg.hover' }}
        onPointerEnter={warmUpMotion}
        onFocus={warmUpMotion}
      >
        <chakra.h2 textStyle={variant === 'framed' ? 'md' : 'xl'} fontWeight="semibold" minW="0">
          <chakra.button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-content`}
            onClick={toggle}
            display="flex"
            alignItems="center"
            gap="2.5"
            textAlign="start"
            cursor="pointer"
            borderRadius="sm"
            // The whole bar toggles the section, while its accessible name stays that of the heading.
            _before={{ content: '""', position: 'absolute', inset: '0' }}
          >
            <chakra.span
              aria-hidden="true"
              display="inline-flex"
              color="fg.muted"
              transition="transform 180ms"
              transform={isOpen ? 'none' : 'rotate(-90deg)'}
            >
              <Icon of={ChevronDown} size={18} />
            </chakra.span>
            <span id={`${id}-title`}>{title}</span>
          </chakra.button>
        </chakra.h2>
        {note !== undefined && (
          <chakra.span color="fg.muted" minW="0" py="1" textStyle={{ base: 'xs', md: 'md' }}>
            {note}
          </chakra.span>
        )}
        {count !== undefined && (
          <chakra.span
            px="2"
            minW="6"
            textAlign="center"
            borderRadius="full"
            bg="bg.subtle"
            color="fg.muted"
            textStyle="xs"
            fontWeight="semibold"
            lineHeight="1.375rem"
            fontVariantNumeric="tabular-nums"
          >
            <span aria-hidden="true">{count}</span>
            <HiddenText>{countText ?? t('count.items', { count })}</HiddenText>
          </chakra.span>
        )}
      </chakra.div>
      <Collapse id={`${id}-content`} isOpen={isShown}>
        <chakra.div borderTopWidth={variant === 'framed' ? '1px' : '0'} borderColor="border">
          {children}
        </chakra.div>
      </Collapse>
    </chakra.section>
  )
}
