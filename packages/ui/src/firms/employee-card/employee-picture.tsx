import { chakra } from '@chakra-ui/react'
import { ImageOff } from 'lucide'
import { match } from 'ts-pattern'
import { useT } from '../../i18n'
import { Button, Icon, Skeleton } from '../../kernel'

/** The state of a photo or signature: loading, loaded, or failed with a retry. */
export type PictureState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly url: string }
  | { readonly kind: 'failed'; readonly onRetry: () => void }

export interface EmployeePictureProps {
  readonly picture: PictureState
  /** Accessible name of the picture: `Photo of employee 100234`. */
  readonly label: string
  /** Width of the picture divided by its height, as in CSS. */
  readonly ratio: string
}

/**
 * A photo or signature. Its background is white even in dark mode, so that it looks like the original to which it is
 * compared.
 */
export function EmployeePicture({ picture, label, ratio }: EmployeePictureProps) {
  const t = useT()
  return (
    <chakra.div
      aspectRatio={ratio}
      borderWidth="1px"
      borderColor="border.group"
      borderRadius="lg"
      overflow="hidden"
      bg={picture.kind === 'ready' ? 'white' : 'surface'}
    >
      {match(picture)
        .with({ kind: 'loading' }, () => (
          <chakra.div role="status" aria-label={t('text.loading')} height="full">
            <Skeleton height="100%" />
          </chakra.div>
        ))
        .with({ kind: 'ready' }, ({ url }) => (
          <chakra.img src={url} alt={label} loading="lazy" width="full" height="full" objectFit="contain" />
        ))
        .with({ kind: 'failed' }, ({ onRetry }) => (
          <chakra.div
            role="alert"
            height="full"
            display="grid"
            placeItems="center"
            alignContent="center"
            gap="2"
            p="2"
            textAlign="center"
          >
            <Icon of={ImageOff} size={28} />
            {t('firms.picture.failed')}
            <Button aria-label={`${t('action.retry')}: ${label}`} onClick={onRetry}>
              {t('action.retry')}
            </Button>
          </chakra.div>
        ))
        .exhaustive()}
    </chakra.div>
  )
}
