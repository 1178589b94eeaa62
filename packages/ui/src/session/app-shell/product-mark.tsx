import { chakra } from '@chakra-ui/react'

/** The product's name beside its mark, a banknote in the brand's yellow. The name comes from the brand. */
export function ProductMark({ product }: { readonly product: string }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2.5" minW="0">
      <chakra.svg viewBox="0 0 28 28" boxSize="7" flexShrink={0} aria-hidden="true">
        <chakra.rect width="28" height="28" rx="7" fill="brand.active" />
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
        fontWeight="bold"
        letterSpacing="0.06em"
        textStyle="md"
        whiteSpace="nowrap"
        overflow="hidden"
        textOverflow="ellipsis"
      >
        {product}
      </chakra.span>
    </chakra.span>
  )
}
