import type { SystemStyleObject } from '@chakra-ui/react'

/** The style that places two fields side by side if there is enough space. */
export const fieldPair: SystemStyleObject = {
  display: 'grid',
  gap: '4',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
  alignItems: 'start',
}

/** Height of the label above a control. A button beside a labelled control is moved down by this height. */
export const LABEL_HEIGHT = '1.625rem'
