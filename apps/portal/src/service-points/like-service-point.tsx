import { chakra } from '@chakra-ui/react'
import {
  duplicateServicePoint,
  type ServicePointDetail,
  servicePointForm,
} from '@remesa/domain/service-points'
import { useT } from '@remesa/ui/i18n'
import { useMemo } from 'react'
import { useSearch } from 'wouter/use-browser-location'

/** The id of the service point in the query parameter `like`. */
export const useLikeId = (): number | undefined => {
  const like = /^[1-9]\d{0,14}$/.exec(new URLSearchParams(useSearch()).get('like') ?? '')
  return like === null ? undefined : Number(like[0])
}

/**
 * The form rules for a new service point. If there is a `like`, the form begins with the values of that service
 * point. (SVP-92)
 */
export const useRulesLike = (like: ServicePointDetail | undefined): typeof servicePointForm =>
  useMemo(
    () =>
      like === undefined
        ? servicePointForm
        : { ...servicePointForm, empty: (facts) => duplicateServicePoint(like, facts) },
    [like],
  )

/** A line above the form, with the name of the service point whose values the form begins with. */
export function LikeNote({ like }: { readonly like: ServicePointDetail }) {
  const t = useT()
  return (
    <chakra.p textStyle="sm" color="fg.muted" marginBottom="4">
      {t('records.like.note', { name: like.description })}
    </chakra.p>
  )
}
