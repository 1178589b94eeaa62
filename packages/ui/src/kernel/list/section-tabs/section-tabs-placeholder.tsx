import { chakra } from '@chakra-ui/react'

/** The margins of the tabs, which are the second line under the page's title. */
export const aroundSectionTabs = {
  marginTop: { base: '-2', lg: '-3' },
  marginBottom: { base: '3', lg: '4' },
} as const

/** Placeholder of the tabs while they are loaded, so that the content below does not move. */
export const SectionTabsPlaceholder = () => (
  <chakra.div
    {...aroundSectionTabs}
    height="11"
    borderBottomWidth="1px"
    boxSizing="content-box"
    borderColor="transparent"
  />
)
