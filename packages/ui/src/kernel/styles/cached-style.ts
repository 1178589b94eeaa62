import { type SystemContext, type SystemStyleObject, useChakraContext } from '@chakra-ui/react'
import { type CSSObject, css, jsx, type SerializedStyles } from '@emotion/react'
import type { ComponentPropsWithRef, ReactElement } from 'react'

type PlainTag = 'a' | 'button' | 'caption' | 'div' | 'h2' | 'section' | 'span' | 'table' | 'time'

/** The style variant of an element: variants of a recipe, or a tone. */
export type Look = Readonly<Record<string, string | undefined>>

type CachedStyleProps<Tag extends PlainTag, L extends Look> = ComponentPropsWithRef<Tag> & {
  /** The style variant; omitted by an element with a single variant. */
  readonly look?: L
}

/**
 * A plain element whose style is computed once per variant. Chakra's own factory computes the style for every
 * element at every rendering, which takes most of the rendering time of a list whose rows have buttons. Tokens and
 * recipes are the same as in Chakra. (ADR 34)
 *
 * @param styleOf from the system's `css` or `cva`.
 */
export const cachedStyle = <Tag extends PlainTag, L extends Look = Look>(
  tag: Tag,
  styleOf: (system: SystemContext, look: Partial<L>) => SystemStyleObject,
): ((props: CachedStyleProps<Tag, L>) => ReactElement) => {
  const styles = new WeakMap<SystemContext, Map<string, SerializedStyles>>()
  const styleIn = (system: SystemContext, look: Partial<L>): SerializedStyles => {
    const known = styles.get(system) ?? new Map<string, SerializedStyles>()
    styles.set(system, known)
    const name = Object.values(look).join()
    // A resolved style is plain CSS, but its TypeScript type allows more than CSS.
    const style = known.get(name) ?? css(styleOf(system, look) as CSSObject)
    known.set(name, style)
    return style
  }
  return function CachedStyle({ look, ...props }: CachedStyleProps<Tag, L>) {
    return jsx(tag, { ...props, css: styleIn(useChakraContext(), look ?? {}) })
  }
}
