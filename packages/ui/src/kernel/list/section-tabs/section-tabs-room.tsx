import { chakra } from '@chakra-ui/react'

/** The second line under the page's title. */
export const aroundSectionTabs = {
  marginTop: { base: '-2', lg: '-3' },
  marginBottom: { base: '3', lg: '4' },
} as const

/** The room of the tabs until they are there: what is below them stays where it is. */
export const SectionTabsRoom = () => (
  <chakra.div
    {...aroundSectionTabs}
    height="11"
    borderBottomWidth="1px"
    boxSizing="content-box"
    borderColor="transparent"
  />
)
