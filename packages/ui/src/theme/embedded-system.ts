import { createSystem, type ThemingConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'
import { css, type SerializedStyles } from '@emotion/react'
import { globalCss } from './global-styles'
import { theme } from './system'

/** Attribute that marks the elements of another page in which the product's styles apply. */
export const EMBEDDED = 'data-remesa'
/**
 * The CSS selector of all embedded parts that have the given look. Its `:not(#r#r)` matches every element, and makes
 * the selector more specific than selectors of the surrounding page with classes or a single id.
 */
const scopeOf = (look: string): string => `[${EMBEDDED}="${look}"]:not(#r#r)`

const scoped = (selector: string, scope: string): string =>
  selector
    .split(/,\s*/)
    .flatMap((one) => {
      if (one === 'html' || one === 'body') return [scope]
      // CSS properties that are set for the selector `*` must apply to the element of the embedded part, too.
      return one === '*' ? [scope, `${scope} *`] : [`${scope} ${one}`]
    })
    .join(', ')

/**
 * The global styles of an embedded part. CSS properties that a page sets on `html` and `body` are set on the part
 * itself.
 */
const scopedStyles = (scope: string): typeof globalCss => {
  const styles: Record<string, (typeof globalCss)[string]> = {}
  for (const [selector, style] of Object.entries(globalCss)) {
    const key = scoped(selector, scope)
    styles[key] = { ...styles[key], ...style }
  }
  return styles
}

const make = (look: string, theming: readonly ThemingConfig[]) => {
  const scope = scopeOf(look)
  return createSystem(
    defaultBaseConfig,
    {
      // CSS layers are not used, because any rule of the surrounding page outside of layers would override a rule
      // inside a layer.
      disableLayers: true,
      preflight: { scope },
      cssVarsRoot: scope,
      globalCss: scopedStyles(scope),
      theme,
    },
    ...theming.map((each) => ({ theme: each })),
  )
}

const created = new Map<string, ReturnType<typeof make>>()

/**
 * The product's Chakra system for parts that are embedded in another page. Its styles apply only in elements whose
 * attribute {@link EMBEDDED} is the name of the look. The product's own look has the name `''`.
 */
export const embeddedSystem = (look = '', ...theming: readonly ThemingConfig[]): ReturnType<typeof make> => {
  const known = created.get(look) ?? make(look, theming)
  created.set(look, known)
  return known
}

/**
 * A selector that is limited to the embedded parts with one look. A selector for a colour mode (`.light`, `.dark`)
 * applies to the embedded part itself, which has its colour mode as a class.
 */
const inScope = (selector: string, scope: string): string => {
  if (selector.includes(`[${EMBEDDED}`)) return selector
  if (/^\.(?:light|dark)\b/.test(selector)) return `${scope}${selector}`
  return selector.startsWith(':root') ? selector.replace(':root', scope) : `${scope} ${selector}`
}

/**
 * Returns a function that limits every rule to the embedded parts, with a higher specificity than the rules of the
 * page.
 */
const within =
  (scope: string): StylisPlugin =>
  (element) => {
    if (element.type !== 'rule' || !Array.isArray(element.props)) return
    if (element.root?.type === '@keyframes' || element.parent?.type === '@keyframes') return
    element.props = element.props.map((selector) => inScope(selector, scope))
  }

/**
 * CSS property of an embedded part. It contains the font size that the user has set in the browser, which replaces
 * `1rem` in the part.
 */
export const EMBEDDED_REM = '--remesa-rem'

const REM = /(?<![\w.-])(-?(?:\d+\.?\d*|\.\d+))rem\b/g

/**
 * Replaces every length in `rem`, because the page sets the size of `1rem` on its root element. In a declaration, a
 * multiple of {@link EMBEDDED_REM} replaces the length. In a container query, pixels replace it, because a query
 * can't contain a variable. Media queries are not changed, because their lengths do not depend on the page.
 */
const withoutRem: StylisPlugin = (element) => {
  if (element.type === '@container')
    element.value = element.value.replaceAll(REM, (_, length) => `${Number(length) * 16}px`)
  if (element.type !== 'decl' || typeof element.children !== 'string') return
  const replaced = (text: string) => text.replaceAll(REM, `calc($1 * var(${EMBEDDED_REM}))`)
  element.value = replaced(element.value)
  element.children = replaced(element.children)
}

const caches = new Map<string, EmotionCache>()

/**
 * The Emotion cache with the style sheets of the embedded parts with a look. The name of the look may contain only
 * lower-case letters and dashes.
 */
export const embeddedCache = (look = ''): EmotionCache => {
  const known =
    caches.get(look) ??
    createCache({
      key: look === '' ? 'remesa' : `remesa-${look}`,
      stylisPlugins: [within(scopeOf(look)), withoutRem],
    })
  caches.set(look, known)
  return known
}

/**
 * The style reset of the embedded parts with a look. Their elements get the browser's default styles, even if the
 * page has styles for `button`, `table` or `*`, and inherit no style from the page. Icons are excluded, because
 * `revert` would override the size and colours in their attributes.
 */
export const embeddedReset = (look = ''): SerializedStyles => {
  const scope = scopeOf(look)
  return css`
    ${scope} {
      all: initial;
      display: block;
    }
    ${scope} :where(:not(svg, svg *)),
    ${scope} :where(:not(svg, svg *))::before,
    ${scope} :where(:not(svg, svg *))::after {
      all: revert;
    }
    ${scope} :where(svg, svg *) {
      all: revert-layer;
    }
  `
}
