import { chakra } from '@chakra-ui/react'

/** The margins of the tabs, which are below the page's title. */
export const aroundSectionTabs = {
  marginTop: { base: '-2', lg: '-3' },
  marginBottom: { base: '3', lg: '4' },
} as const

/** An empty bar of tabs while the tabs load, so that the content below does not move. */
export const SectionTabsPlaceholder = () => (
  <chakra.div
    {...aroundSectionTabs}
    height="11"
    borderBottomWidth="1px"
    boxSizing="content-box"
    borderColor="transparent"
  />
)
