import { chakra } from '@chakra-ui/react'
import { visuallyHidden } from '../../kernel'

interface ProductMarkProps {
  readonly product: string
  /** Whether only the logo is visible. The name is then only for screen readers. */
  readonly isNameHidden?: boolean
}

/** The product's name next to its logo, a bank note on the brand's yellow. */
export function ProductMark({ product, isNameHidden = false }: ProductMarkProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minW="0">
      <chakra.svg viewBox="0 0 28 28" boxSize="7" flexShrink={0} aria-hidden="true">
        <chakra.rect width="28" height="28" rx="6" fill="brand.active" />
        <chakra.rect
          x="5.5"
          y="9"
          width="17"
          height="10"
          rx="1.5"
          fill="none"
          stroke="brand.contrast"
          strokeWidth="2"
        />
        <chakra.circle cx="14" cy="14" r="2.2" fill="brand.contrast" />
      </chakra.svg>
      <chakra.span
        css={
          isNameHidden
            ? visuallyHidden
            : {
                fontWeight: 'semibold',
                letterSpacing: '0.08em',
                textStyle: 'md',
                whiteSpace: 'nowrap',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
              }
        }
      >
        {product}
      </chakra.span>
    </chakra.span>
  )
}
