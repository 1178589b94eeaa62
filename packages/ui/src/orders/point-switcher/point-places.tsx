import { chakra } from '@chakra-ui/react'
import type { OrderFilters, ServicePointTree } from '@remesa/domain/orders'
import { useT } from '../../i18n'
import { Select } from '../../kernel'

type Place = Pick<OrderFilters, 'clientId' | 'subclientId'>

interface PointPlacesProps {
  readonly tree: ServicePointTree
  readonly place: Place
  readonly onChange: (place: Place) => void
}

/** Selects for client and center, which filter the list of points. A select with a single option is not shown. (ORD-41) */
export function PointPlaces({ tree, place, onChange }: PointPlacesProps) {
  const t = useT()
  const { clientId, subclientId } = place
  const branches = clientId === undefined ? tree : tree.filter(({ client }) => client.id === clientId)
  const [branch] = branches
  const centers = branches.length === 1 ? (branch?.subclients ?? []) : []
  const offersClients = tree.length > 1
  const offersCenters = centers.length > 1
  if (!offersClients && !offersCenters) return null
  return (
    <chakra.div display="grid" gap="2" gridAutoFlow="column" gridAutoColumns="minmax(0, 1fr)">
      {offersClients && (
        <Select
          label={t('orders.filters.client')}
          isLabelHidden
          placeholder={t('orders.point.allClients')}
          value={textOf(clientId)}
          options={tree.map(({ client }) => ({ value: String(client.id), label: client.description }))}
          onChange={({ value }) => onChange({ clientId: idOf(value) })}
        />
      )}
      {offersCenters && (
        <Select
          label={t('orders.filters.center')}
          isLabelHidden
          placeholder={t('orders.point.allCenters')}
          value={textOf(subclientId)}
          options={centers.map(({ subclient }) => ({
            value: String(subclient.id),
            label: subclient.description,
          }))}
          onChange={({ value }) => onChange({ clientId, subclientId: idOf(value) })}
        />
      )}
    </chakra.div>
  )
}

const textOf = (id: number | undefined): string => id?.toString() ?? ''

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text))
