import { type CurrencyCode, currencyId } from './currencies.seed'

/** Values in hundredths of the notes and coins of each currency, largest first. */
const pieces: Readonly<
  Record<CurrencyCode, { readonly notes: readonly number[]; readonly coins: readonly number[] }>
> = {
  EUR: {
    notes: [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500],
    coins: [200, 100, 50, 20, 10, 5, 2, 1],
  },
  USD: { notes: [10_000, 5_000, 2_000, 1_000, 500, 200, 100], coins: [25, 10, 5, 1] },
  PEN: { notes: [20_000, 10_000, 5_000, 2_000, 1_000], coins: [500, 200, 100, 50, 20, 10] },
  BRL: { notes: [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200], coins: [100, 50, 25, 10, 5] },
  COP: {
    notes: [10_000_000, 5_000_000, 2_000_000, 1_000_000, 500_000, 200_000],
    coins: [100_000, 50_000, 20_000, 10_000, 5_000],
  },
}

const labelOf = (hundredths: number): string =>
  hundredths % 100 === 0 ? String(hundredths / 100) : (hundredths / 100).toFixed(2).replace('.', ',')

const ofKind = (code: CurrencyCode, values: readonly number[], kind: 'note' | 'coin') =>
  values.map((value) => ({
    currencyId: currencyId(code),
    code: `${code}-${kind === 'note' ? 'B' : 'M'}-${value}`,
    value,
    description: `${kind === 'note' ? 'Billete' : 'Moneda'} ${labelOf(value)} ${code}`,
    commodityTypeCode: kind === 'note' ? '1' : '2',
    commodityTypeDescription: kind === 'note' ? 'Billete' : 'Moneda',
  }))

const codes: readonly CurrencyCode[] = ['EUR', 'USD', 'PEN', 'BRL', 'COP']

/** Every note and coin with its id. */
export const seedDenominations = codes
  .flatMap((code) => [
    ...ofKind(code, pieces[code].notes, 'note'),
    ...ofKind(code, pieces[code].coins, 'coin'),
  ])
  .map((piece, at) => ({ id: at + 1, ...piece }))

/** Id of the note or coin with a value. */
export const denominationId = (code: CurrencyCode, hundredths: number): number => {
  const found = seedDenominations.find(
    (piece) => piece.currencyId === currencyId(code) && piece.value === hundredths,
  )
  if (found === undefined) throw new Error(`[seed] ${code} has no piece of ${hundredths} hundredths`)
  return found.id
}
