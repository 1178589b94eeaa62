import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { css } from '@emotion/react'
import { globalCss } from './global-styles'
import { theme } from './system'

/** Attribute of the elements of another page in which the product's styles apply. */
export const EMBEDDED = 'data-remesa'
/**
 * Selector of these elements. The attribute is doubled, so that it is more specific than a class and an element of the
 * page.
 */
const SCOPE = `[${EMBEDDED}][${EMBEDDED}]`

const scoped = (selector: string): string =>
  selector
    .split(/,\s*/)
    .flatMap((one) => {
      if (one === 'html' || one === 'body') return [SCOPE]
      // Properties of every element also apply to the embedded part itself.
      return one === '*' ? [SCOPE, `${SCOPE} *`] : [`${SCOPE} ${one}`]
    })
    .join(', ')

/** Properties that pages set on `html` and `body` are set on the embedded part. */
const scopedStyles = (): typeof globalCss => {
  const styles: Record<string, (typeof globalCss)[string]> = {}
  for (const [selector, style] of Object.entries(globalCss)) {
    const key = scoped(selector)
    styles[key] = { ...styles[key], ...style }
  }
  return styles
}

const make = () =>
  createSystem(defaultBaseConfig, {
    // The rules are outside of all cascade layers: otherwise the rules of the surrounding page would override them.
    disableLayers: true,
    preflight: { scope: SCOPE },
    cssVarsRoot: SCOPE,
    globalCss: scopedStyles(),
    theme,
  })

let created: ReturnType<typeof make> | undefined

/**
 * The product's Chakra system for a part of another page: none of its styles applies outside the elements of {@link
 * EMBEDDED}.
 */
export const embeddedSystem = (): ReturnType<typeof make> => {
  created ??= make()
  return created
}

/** A selector limited to the elements of {@link EMBEDDED}, which have the colour mode as a class. */
const inScope = (selector: string): string => {
  if (selector.includes(SCOPE)) return selector
  if (/^\.(?:light|dark)\b/.test(selector)) return `${SCOPE}${selector}`
  return selector.startsWith(':root') ? selector.replace(':root', SCOPE) : `${SCOPE} ${selector}`
}

/** Limits every rule to the scope, with a higher specificity than a rule of the page for an element. */
const withinScope: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return
  if (element.root?.type === '@keyframes' || element.parent?.type === '@keyframes') return
  element.props = element.props.map(inScope)
}

let cache: EmotionCache | undefined

/** The style sheets of a part of another page. */
export const embeddedCache = (): EmotionCache => {
  cache ??= createCache({ key: 'remesa', stylisPlugins: [withinScope] })
  return cache
}

/**
 * The reset of an embedded part: its elements have the styles of the browser, whatever the page sets for `button`,
 * `table` or `*`, and it inherits no style. Icons keep their attributes, which `all` would remove.
 */
export const embeddedReset = css`
  ${SCOPE} {
    all: initial;
    display: block;
  }
  ${SCOPE} :where(:not(svg, svg *)),
  ${SCOPE} :where(:not(svg, svg *))::before,
  ${SCOPE} :where(:not(svg, svg *))::after {
    all: revert;
  }
`
