import { chakra } from '@chakra-ui/react'
import type { ServicePointTree } from '@remesa/domain/orders'
import { Building2, ChevronsUpDown, MapPin } from 'lucide'
import { memo, useId, useState } from 'react'
import { useT } from '../../i18n'
import { HiddenText, Icon, lazyComponent, Skeleton } from '../../kernel'
import { allPoints, placeOf } from './places'
import { pointSwitcherStyles as styles } from './point-switcher.styles'
import type { PointChoice, PointListProps, PointSwitcherProps } from './point-switcher.types'

// The code of the list is larger than the rest of the title bar, so it is loaded when the button is pointed at or
// focused.
const PointList = lazyComponent<PointListProps>(async () => (await import('./point-list')).PointList)

/**
 * The service point of a page or form on one line, with a list in which the user can search for another service
 * point. A user with a single point sees only its name.
 */
export const PointSwitcher = memo(function PointSwitcher({
  tree,
  triggerRef,
  opensOnFocus = false,
  ...props
}: PointSwitcherProps) {
  const { value, narrowedTo, offersAll = false } = props
  const t = useT()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [hasOpened, setOpened] = useState(false)
  if (tree === undefined) return <Skeleton width="12rem" />
  const points = allPoints(tree)
  if (points.length === 0) return null
  const chosen = shownChoice(points, value)
  const text = (
    <chakra.span css={styles.text}>
      <chakra.span css={styles.name}>
        {chosen?.description ??
          t(value === 'all' ? 'orders.point.all' : 'orders.filters.servicePoint.placeholder')}
      </chakra.span>
      <chakra.span css={styles.place}>
        {value === 'all'
          ? t('orders.point.count', { count: points.length })
          : chosen === undefined
            ? narrowedName(tree, narrowedTo)
            : placeOf(chosen)}
      </chakra.span>
    </chakra.span>
  )
  const icon = <Icon of={value === 'all' ? Building2 : MapPin} size={16} />
  if (points.length === 1 && !offersAll)
    return (
      <chakra.div css={styles.root}>
        <chakra.span css={styles.button}>
          {icon}
          {text}
        </chakra.span>
      </chakra.div>
    )
  return (
    <chakra.div css={styles.root}>
      <chakra.button
        ref={triggerRef}
        type="button"
        id={id}
        css={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        onPointerEnter={PointList.preload}
        onFocus={() => {
          PointList.preload()
          if (!opensOnFocus || hasOpened) return
          setOpened(true)
          setOpen(true)
        }}
      >
        <HiddenText>{t('orders.filters.servicePoint')}: </HiddenText>
        {icon}
        {text}
        <Icon of={ChevronsUpDown} size={16} />
      </chakra.button>
      <PointList {...props} tree={tree} triggerId={id} isOpen={isOpen} onClose={() => setOpen(false)} />
    </chakra.div>
  )
})

const shownChoice = (points: ReturnType<typeof allPoints>, value: PointChoice | undefined) =>
  points.find(({ id }) => id === value)

/** The name of the client or center to which the list is filtered, while no point is chosen. */
const narrowedName = (tree: ServicePointTree, narrowedTo: PointSwitcherProps['narrowedTo']) => {
  const branch = tree.find(({ client }) => client.id === narrowedTo?.clientId)
  const center = branch?.subclients.find(({ subclient }) => subclient.id === narrowedTo?.subclientId)
  return center?.subclient.description ?? branch?.client.description
}
