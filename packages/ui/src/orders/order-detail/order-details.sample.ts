import { AssistanceDetail, DeliveryDetail, Pack, PickupDetail, SupplyDetail } from '@remesa/domain/orders'
import { euro, pound, row } from '../orders.sample'

const place = {
  entityDescription: 'Bazar Norte, S.A.',
  centerDescription: 'Centro Bilbao',
  servicePointDescription: 'Gran Vía 12, planta baja',
  address: 'Gran Vía 12\n48001 Bilbao',
  applicant: 'Amaia Etxeberria',
}

export const detail: PickupDetail = PickupDetail.parse({
  serviceId: '48102',
  serviceCode: '48102',
  ...place,
  comments: 'Llamen en la entrada de mercancías: el timbre está a la izquierda.',
  serviceDate: '2026-11-19T00:00:00+01:00',
  requestInitialTime: '2026-11-19T09:00:00+01:00',
  requestFinalTime: '2026-11-19T11:00:00+01:00',
  plannedInitialTime: '2026-11-19T09:40:00+01:00',
  realInitialTime: '2026-11-19T09:52:00+01:00',
  realFinalTime: '2026-11-19T10:03:00+01:00',
  requestedAmounts: [{ ...euro, totalAmount: 7310.25 }],
  documents: [
    {
      documentNumber: 'ALB-2026-118820',
      container: [
        { containerCode: 'BAG-001', containerSeal: 'S-7741920' },
        { containerCode: 'BAG-002', containerSeal: 'S-7741921' },
      ],
      amounts: [
        { commodityCode: '7', totalAmount: 420, currencyIsoCode: 'EUR' },
        { commodityCode: '0', totalAmount: 6800.25, currencyIsoCode: 'EUR' },
        { commodityCode: '0', totalAmount: 90, currencyIsoCode: 'EUR' },
      ],
    },
  ],
  agreementCommodities: [{ code: '7', description: 'Cheques de comida' }],
})

export const deliveryDetail: DeliveryDetail = DeliveryDetail.parse({
  serviceId: '48230',
  serviceCode: '48230',
  ...place,
  comments: 'Traigan las monedas en cartuchos.',
  requestedTime: '2026-11-20T16:12:00+01:00',
  requestInitialTime: '2026-11-23T16:00:00+01:00',
  requestFinalTime: '2026-11-23T18:00:00+01:00',
  requestedAmounts: [
    {
      ...euro,
      totalAmount: 3000,
      packs: [{ packId: '7', packQuantity: 2 }],
      denominations: [
        { denominationId: '50', denominationQuantity: 40 },
        { denominationId: '05', denominationQuantity: 1200 },
      ],
    },
    { ...pound, totalAmount: 250, denominations: [{ denominationId: 'G5', denominationQuantity: 50 }] },
  ],
})

/** Names and values of the packs, notes and coins in `deliveryDetail`. */
export const deliveryCatalogue = {
  packs: [
    Pack.parse({
      id: '7',
      code: 'TILL',
      description: 'Fondo de caja',
      denominations: [{ value: 0.5, quantity: 400, currencySymbol: '€', currencyIsoCode: 'EUR' }],
    }),
  ],
  denominations: [
    { id: '50', value: 50 },
    { id: '05', value: 0.5 },
    { id: 'G5', value: 5 },
  ],
}

const assistanceTimes = {
  requestInitialTime: '2026-11-18T12:00:00+01:00',
  plannedInitialTime: '2026-11-18T13:20:00+01:00',
  plannedFinalTime: '2026-11-18T14:20:00+01:00',
  realFinalTime: '2026-11-18T14:05:00+01:00',
}

/** The row of `assistanceDetail` in the history. */
export const assistanceRow = row({
  serviceId: '48081',
  serviceType: '3',
  serviceStatusCode: 'DONE',
  requestedTime: '2026-11-16T10:05:00+01:00',
  requestedAmounts: [],
  ...assistanceTimes,
})

export const assistanceDetail: AssistanceDetail = AssistanceDetail.parse({
  serviceId: '48081',
  serviceCode: '48081',
  ...place,
  ...assistanceTimes,
  faultDescription: 'La cerradura de la caja no responde',
  assistanceObservation: 'Pila de la cerradura cambiada; abierta y cerrada tres veces.',
})

export const supplyDetail: SupplyDetail = SupplyDetail.parse({
  serviceId: '48260',
  serviceCode: '48260',
  ...place,
  hasDate: false,
  comments: 'Déjenlo en recepción.',
  supplies: [
    { commodityTypeDescription: 'Bolsas', commodityDescription: 'Bolsa de seguridad grande', quantity: 1500 },
    { commodityTypeDescription: 'Precintos', commodityDescription: 'Precinto numerado, rojo', quantity: 40 },
  ],
})
