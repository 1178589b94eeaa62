import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { useT } from '../../i18n'
import { HiddenText } from '../texts/hidden-text'
import { OVERLAY_DELAY_MS } from '../time-limits'

export interface LoadingOverlayProps {
  readonly isLoading: boolean
  /** Whether a write is in progress, during which clicks must not repeat it. */
  readonly isBlocking?: boolean | undefined
}

/**
 * A sign that a call takes longer than 150 ms: a thin line at the top while data is read, or a translucent layer
 * over the page and its dialogs while data is written. Clicks pass through the line and the layer. (SHL-44)
 */
export function LoadingOverlay({ isLoading, isBlocking = false }: LoadingOverlayProps) {
  const t = useT()
  const isShown = useDelayed(isLoading, OVERLAY_DELAY_MS)
  return (
    <chakra.div
      role="status"
      position="fixed"
      inset="0"
      zIndex="loading"
      pointerEvents="none"
      css={{ '&:empty': { display: 'none' } }}
    >
      {isShown && !isBlocking && <ReadingLine />}
      {isShown && isBlocking && (
        <chakra.div
          display="grid"
          placeItems="center"
          width="full"
          height="full"
          bg="veil"
          animation="fade-in 160ms both"
        >
          <chakra.div
            display="flex"
            alignItems="center"
            gap="3"
            px="5"
            py="4"
            bg="surface.raised"
            borderRadius="lg"
            boxShadow="raised"
            textStyle="sm"
            fontWeight="medium"
          >
            <chakra.span
              aria-hidden="true"
              boxSize="6"
              borderRadius="full"
              borderWidth="4px"
              borderColor="border"
              borderTopColor="brand.loader"
              animation="spin 900ms linear infinite"
              _motionReduce={{ borderColor: 'brand.loader' }}
            />
            {t('text.loading')}
          </chakra.div>
        </chakra.div>
      )}
    </chakra.div>
  )
}

/** A line that repeatedly grows to its full length, because the remaining time of a call is unknown. */
function ReadingLine() {
  const t = useT()
  return (
    <chakra.div height="0.75" bg="border" overflow="hidden" animation="fade-in 160ms both">
      <chakra.div
        height="full"
        bg="brand.loader"
        transformOrigin="left"
        animation="list-progress 1.4s ease-out infinite"
      />
      <HiddenText>{t('text.loading')}</HiddenText>
    </chakra.div>
  )
}

function useDelayed(isOn: boolean, delay: number): boolean {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    if (!isOn) return
    const timer = setTimeout(() => setDue(true), delay)
    return () => {
      clearTimeout(timer)
      setDue(false)
    }
  }, [isOn, delay])
  return isOn && isDue
}
