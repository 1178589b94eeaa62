/** The currency catalogue. Its ids are fixed, so that they are the same in all demo data. */
export const seedCurrencies = [
  { id: 1, code: 'EUR', symbol: '€', description: 'Euro' },
  { id: 2, code: 'USD', symbol: 'US$', description: 'US dollar' },
  { id: 3, code: 'PEN', symbol: 'S/', description: 'Peruvian sol' },
  { id: 4, code: 'BRL', symbol: 'R$', description: 'Brazilian real' },
  { id: 5, code: 'COP', symbol: '$', description: 'Colombian peso' },
] as const

export type CurrencyCode = (typeof seedCurrencies)[number]['code']

const idByCode = new Map<string, number>(seedCurrencies.map(({ code, id }) => [code, id]))

export const currencyId = (code: CurrencyCode): number => {
  const id = idByCode.get(code)
  if (id === undefined) throw new Error(`[seed] there is no currency ${code}`)
  return id
}
