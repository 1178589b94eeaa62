import type { SystemStyleObject } from '@chakra-ui/react'

/** Two fields beside each other where there is room. */
export const fieldPair: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}

/** What stands above a control with a label: a button beside it begins as low as the control. */
export const LABEL_HEIGHT = '1.625rem'
