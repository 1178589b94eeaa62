/** The style of a link within a text, which is recognised without its colour. Buttons are not affected. */
export const textLinkStyle = {
  borderRadius: 'sm',
  textDecoration: 'underline',
  textDecorationColor: 'border.control',
  textUnderlineOffset: '0.2em',
  _hover: { textDecorationColor: 'currentcolor' },
} as const
