/** The style of a key of the digit pad, for a phone that is held outdoors in one hand and with a glove. */
export const outdoorKey = {
  minH: '16',
  px: '5',
  borderWidth: '2px',
  borderRadius: 'lg',
  textStyle: 'xl',
  fontWeight: 'semibold',
} as const

/** The style of a field and its label that are read outdoors. Set it on the control of the field. */
export const outdoorField = {
  '& label': { textStyle: 'lg' },
  '& .r-choice-cards label': { minH: '14', alignItems: 'center', borderWidth: '2px' },
  '& button[type=submit]': { flex: '1' },
  '& input[type=text], & select': {
    minH: '16',
    borderWidth: '2px',
    borderRadius: 'lg',
    textStyle: '2xl',
    fontWeight: 'semibold',
  },
} as const

/** The style of the crew check, which is a single column on its page. Users stand at the door while they read it. */
export const outdoorColumn = {
  display: 'grid',
  gap: '4',
  maxW: '45rem',
  marginInline: 'auto',
  width: 'full',
} as const
