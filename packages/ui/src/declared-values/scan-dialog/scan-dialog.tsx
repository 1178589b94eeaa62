import { chakra } from '@chakra-ui/react'
import { CameraOff, RotateCw } from 'lucide'
import { type RefCallback, useRef } from 'react'
import { type MessageKey, useT } from '../../i18n'
import { Button, Dialog, type DialogProps, EmptyState, Icon } from '../../kernel'

/** State of the camera: starting, scanning, or unable to scan because the camera is not allowed, is missing, or failed. */
export type ScanState = 'starting' | 'looking' | 'denied' | 'missing' | 'failed'

export interface ScanDialogProps extends Pick<DialogProps, 'finalFocus'> {
  readonly isOpen: boolean
  readonly state: ScanState
  /** Receives the element that shows the camera image, and `null` when it unmounts. */
  readonly videoRef: RefCallback<HTMLVideoElement>
  readonly onRetry: () => void
  readonly onClose: () => void
}

const problems: Readonly<
  Record<
    Exclude<ScanState, 'starting' | 'looking'>,
    { readonly title: MessageKey; readonly text: MessageKey }
  >
> = {
  denied: { title: 'declared-values.scan.denied.title', text: 'declared-values.scan.denied.text' },
  missing: { title: 'declared-values.scan.missing.title', text: 'declared-values.scan.missing.text' },
  failed: { title: 'declared-values.scan.failed.title', text: 'declared-values.scan.failed.text' },
}

/** A dialog with the camera image while it scans for a code. The code can always be typed instead. */
export function ScanDialog({ isOpen, state, videoRef, onRetry, onClose, finalFocus }: ScanDialogProps) {
  const t = useT()
  const closer = useRef<HTMLButtonElement>(null)
  const problem = state === 'starting' || state === 'looking' ? undefined : problems[state]
  return (
    <Dialog
      isOpen={isOpen}
      title={t('declared-values.scan.title')}
      description={t('declared-values.scan.text')}
      onClose={onClose}
      initialFocus={closer}
      finalFocus={finalFocus}
      footer={
        <Button ref={closer} onClick={onClose}>
          {t('action.cancel')}
        </Button>
      }
    >
      {problem === undefined ? (
        <chakra.div display="grid" gap="3">
          <chakra.div position="relative" borderRadius="md" overflow="hidden" bg="bg.subtle">
            <chakra.video
              ref={videoRef}
              muted
              playsInline
              aria-label={t('declared-values.scan.video')}
              display="block"
              width="full"
              aspectRatio="4 / 3"
              objectFit="cover"
            />
            <chakra.span
              aria-hidden="true"
              position="absolute"
              insetInline="10%"
              top="50%"
              borderTopWidth="2px"
              borderColor="danger.fg"
            />
          </chakra.div>
          <chakra.p role="status" textStyle="sm" color="fg.muted" textAlign="center">
            {t(state === 'starting' ? 'declared-values.scan.starting' : 'declared-values.scan.looking')}
          </chakra.p>
        </chakra.div>
      ) : (
        <div role="alert">
          <EmptyState
            icon={<Icon of={CameraOff} size={22} />}
            title={t(problem.title)}
            description={t(problem.text)}
            action={
              <Button icon={<Icon of={RotateCw} size={16} />} onClick={onRetry}>
                {t('action.retry')}
              </Button>
            }
          />
        </div>
      )}
    </Dialog>
  )
}
