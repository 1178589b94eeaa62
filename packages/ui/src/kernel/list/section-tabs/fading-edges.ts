/**
 * The style of a bar that scrolls sideways. An edge of the bar fades while `useEdges` finds more content beyond this
 * edge.
 */
export const fadingEdges = {
  '&[data-before]': { maskImage: 'linear-gradient(to right, transparent, black 3.5rem)' },
  '&[data-after]': { maskImage: 'linear-gradient(to left, transparent, black 3.5rem)' },
  '&[data-before][data-after]': {
    maskImage: 'linear-gradient(to right, transparent, black 3.5rem, black calc(100% - 3.5rem), transparent)',
  },
} as const
