import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './global-styles'
import { theme } from './system'

/** The elements of another page within which the product's styles hold. */
export const EMBEDDED = 'data-remesa'
const SCOPE = `[${EMBEDDED}]`

const scoped = (selector: string): string =>
  selector
    .split(/,\s*/)
    .flatMap((one) => {
      if (one === 'html' || one === 'body') return [SCOPE]
      // What everything has, the part itself has too.
      return one === '*' ? [SCOPE, `${SCOPE} *`] : [`${SCOPE} ${one}`]
    })
    .join(', ')

/** What pages have for `html` and for `body`, a part has in one place. */
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
    preflight: { scope: SCOPE },
    cssVarsRoot: SCOPE,
    globalCss: scopedStyles(),
    theme,
  })

let made: ReturnType<typeof make> | undefined

/** The product's Chakra system for a part of another page: no style of it holds outside the elements of {@link EMBEDDED}. */
export const embeddedSystem = (): ReturnType<typeof make> => {
  made ??= make()
  return made
}
