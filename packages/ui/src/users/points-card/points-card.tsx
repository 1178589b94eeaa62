import { chakra } from '@chakra-ui/react'
import type { AssignmentCapacity } from '@remesa/domain/users'
import { type ReactNode, useId } from 'react'
import { useT } from '../../i18n'

export interface PointsCardProps {
  readonly capacity: Pick<AssignmentCapacity, 'count' | 'maximum'>
  /**
   * Whether a whole client or center is assigned to the user. In this case the number is not shown if it is 0, because
   * the back end did not count the points of whole clients and centers. (USR-40)
   */
  readonly hasWhole?: boolean | undefined
  /** Number of rows of the table. It is shown if it differs from the number of points. (USR-90) */
  readonly assignments: number
  readonly children: ReactNode
}

/** A card with the service points of a user, their number, and the maximum number. */
export function PointsCard(props: PointsCardProps) {
  const { capacity, hasWhole = false, assignments, children } = props
  const { count, maximum } = capacity
  const t = useT()
  const id = useId()
  const isThrough = assignments > 0 && assignments !== count
  const text =
    maximum === null
      ? t(isThrough ? 'users.points.through' : 'users.points.count', { count, assignments })
      : t(isThrough ? 'users.points.ofMaximumThrough' : 'users.points.ofMaximum', {
          count,
          maximum,
          assignments,
        })
  return (
    <chakra.section
      aria-labelledby={id}
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="lg"
      overflow="clip"
    >
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1.5"
        px="4"
        pt="4"
        pb="3"
      >
        <chakra.h2 id={id} textStyle="md" fontWeight="semibold">
          {t('users.points.title')}
        </chakra.h2>
        {(count > 0 || !hasWhole || maximum !== null) && (
          <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {text}
          </chakra.span>
        )}
        {maximum !== null && (
          <chakra.span
            aria-hidden="true"
            width="20"
            height="1.5"
            borderRadius="full"
            bg="border"
            overflow="hidden"
          >
            <chakra.span
              display="block"
              height="full"
              bg={count >= maximum ? 'warning.fg' : 'surface.inverted'}
              style={{ width: `${Math.min(100, (100 * count) / maximum)}%` }}
            />
          </chakra.span>
        )}
      </chakra.div>
      {children}
    </chakra.section>
  )
}
