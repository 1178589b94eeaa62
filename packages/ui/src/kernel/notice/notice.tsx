import { chakra } from '@chakra-ui/react'
import { CircleAlert, Info } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'

export interface NoticeProps {
  readonly tone: 'info' | 'warning'
  readonly title: string
  /** The text below the title. */
  readonly children?: ReactNode
}

/** A notice inside a form, such as a failure. Screen readers announce a warning when it appears. */
export function Notice({ tone, title, children }: NoticeProps) {
  const icon = tone === 'info' ? Info : CircleAlert
  return (
    <chakra.div
      role={tone === 'warning' ? 'alert' : 'note'}
      display="flex"
      gap="3"
      p="4"
      borderRadius="md"
      borderInlineStartWidth="4px"
      borderColor={`${tone}.fg`}
      bg={`${tone}.bg`}
    >
      <chakra.span aria-hidden="true" color={`${tone}.fg`} flexShrink={0} pt="0.5">
        <Icon of={icon} size={18} />
      </chakra.span>
      <chakra.div minW="0" textStyle="sm">
        <chakra.strong display="block" fontWeight="semibold">
          {title}
        </chakra.strong>
        {children}
      </chakra.div>
    </chakra.div>
  )
}
