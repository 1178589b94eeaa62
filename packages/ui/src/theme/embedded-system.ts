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
    .map((one) => (one === 'html' || one === 'body' ? SCOPE : `${SCOPE} ${one}`))
    .join(', ')

const make = () =>
  createSystem(defaultBaseConfig, {
    preflight: { scope: SCOPE },
    cssVarsRoot: SCOPE,
    globalCss: Object.fromEntries(Object.entries(globalCss).map(([key, style]) => [scoped(key), style])),
    theme,
  })

let made: ReturnType<typeof make> | undefined

/** The product's Chakra system for a part of another page: no style of it holds outside the elements of {@link EMBEDDED}. */
export const embeddedSystem = (): ReturnType<typeof make> => {
  made ??= make()
  return made
}
