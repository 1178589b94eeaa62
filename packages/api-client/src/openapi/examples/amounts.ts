/** The amount of order 10001, in its row and in its detail. */
export const amountsOfOrder10001 = [
  {
    totalAmount: 4850,
    currencyId: '1',
    currencyIsoCode: 'EUR',
    currencySymbol: '€',
    currencyDescription: 'Euro',
    packs: [],
    denominations: [],
  },
]
