import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useT } from '../../i18n'
import { Button } from '../../kernel'

export interface CookieBannerProps {
  readonly privacyPolicyUrl: string
  readonly onAccept: () => void
}

/**
 * The CSS property that contains the height of the cookie banner at the bottom of the window. Sticky bars are placed
 * above this height.
 */
const NOTICE_HEIGHT = '--bottom-notice'

/**
 * A banner that lists the cookies in use until the user accepts. The page becomes longer by the height of the
 * banner, so that all content can be scrolled into view. On a low screen, for example with 400 % zoom, the banner is
 * at the end of the page and covers nothing. (SES-44)
 */
export function CookieBanner({ privacyPolicyUrl, onAccept }: CookieBannerProps) {
  const t = useT()
  const banner = useRef<HTMLElement>(null)
  const space = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = banner.current
    const page = document.documentElement
    if (element === null) return
    const measure = () => {
      const isOver = getComputedStyle(element).position === 'fixed'
      const height = isOver ? window.innerHeight - element.getBoundingClientRect().top : 0
      page.style.scrollPaddingBottom = isOver ? `${height + 16}px` : ''
      page.style.setProperty(NOTICE_HEIGHT, `${height}px`)
      if (space.current !== null) space.current.style.height = `${height}px`
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // If the window becomes lower, the banner may move although its size does not change.
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
      page.style.removeProperty('scroll-padding-bottom')
      page.style.removeProperty(NOTICE_HEIGHT)
    }
  }, [])
  return (
    <>
      <div ref={space} data-unprinted="" />
      <chakra.section
        ref={banner}
        aria-label={t('cookies.title')}
        data-unprinted=""
        position="fixed"
        insetInlineStart={{ base: '0', md: '6', lg: 'calc(5.5rem + {spacing.6})' }}
        insetInlineEnd={{ base: '0', md: '6' }}
        bottom={{ base: '0', md: '6' }}
        zIndex="overlay"
        mx="auto"
        maxW={{ md: '4xl' }}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px="5"
        py="4"
        // With 400 % zoom, a fixed banner would cover most of the page.
        css={{ '@media (max-height: 30rem)': { position: 'static', py: '2', gap: '2' } }}
        bg="surface.raised"
        borderWidth="1px"
        borderColor="border"
        borderRadius={{ md: 'lg' }}
        boxShadow="raised"
        textStyle="sm"
      >
        <chakra.p flex="1 1 18rem">
          {t('cookies.text')}{' '}
          <chakra.a
            href={privacyPolicyUrl}
            target="_blank"
            rel="noreferrer"
            color="link"
            textDecoration="underline"
          >
            {t('cookies.privacy')}
          </chakra.a>
        </chakra.p>
        <Button variant="primary" onClick={onAccept}>
          {t('cookies.accept')}
        </Button>
      </chakra.section>
    </>
  )
}
