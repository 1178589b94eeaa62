import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon/icon'

const line = {
  display: 'flex',
  gap: '1.5',
  alignItems: 'flex-start',
  textStyle: 'xs',
  fontWeight: 'medium',
  color: 'danger.fg',
  '& svg': { flexShrink: 0, marginTop: '1px' },
} as const

/** The reason why a value was refused, below its field. The field refers to this element by its id. */
export function FieldError({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <chakra.div id={id} css={line}>
      <Icon of={CircleAlert} size={14} />
      <span>{children}</span>
    </chakra.div>
  )
}
