import { GivenRatingDialog } from '@remesa/ui/orders'
import { useGivenRating } from '../queries'
import type { OrderActionProps } from './order-action.types'

/** A dialog with the rating of an order. */
export function GivenRating({ isOpen, row, countryCode, onClose }: Omit<OrderActionProps, 'onChanged'>) {
  const state = useGivenRating({ countryCode, serviceId: row.serviceId }, { isEnabled: isOpen })
  return <GivenRatingDialog isOpen={isOpen} order={row} state={state} onClose={onClose} />
}
