import {
  type CodeBearer,
  type CodeKind,
  commodityType,
  type DeclaredPack,
  type DeclaredValue,
} from '@remesa/domain/declared-values'
import { cleanCode, formatMoney } from '@remesa/domain/kernel'
import { type CustomerCurrency, compositionTotal, type Pack } from '@remesa/domain/orders'
import type { Translate } from '../i18n'
import { type Catalogue, piecesText } from '../kernel'

/** Currencies, each with its ISO code and its symbol. */
export type Symbols = readonly Pick<CustomerCurrency, 'isoCode' | 'symbol'>[]
/** Packs, each with its code and its name. */
export type PackNames = readonly Pick<Pack, 'code' | 'description'>[]

/** The bag code and the seal code of a declared line as text, such as `Seal S-1`; `''` for a line without a code. */
export const codeText = (t: Translate, { bc, sc }: CodeBearer): string =>
  [
    ...(bc === null ? [] : [t('declared-values.bag', { code: bc })]),
    ...(sc === null ? [] : [t('declared-values.seal', { code: sc })]),
  ].join(', ')

/** Name of the bag or seal in a row of the form: `Seal S-1`; `''` if the row has no code. */
export const draftText = (
  t: Translate,
  { codeKind, code }: { readonly codeKind: CodeKind; readonly code: string },
): string => {
  const text = cleanCode(code)
  return text === '' ? '' : codeText(t, codeKind === 'bag' ? { bc: text, sc: null } : { bc: null, sc: text })
}

/** Name of a commodity. An unknown code is shown as it is. */
export const commodityText = (t: Translate, code: string): string => {
  const key = commodityType(code)?.messageKey
  return key !== undefined && t.knows(key) ? t(key) : t('declared-values.commodity.unknown', { code })
}

/** A formatted amount: `1.234,50 €`. A currency without a known symbol shows its code. */
export const amountText = ({ am, cic }: Pick<DeclaredValue, 'am' | 'cic'>, symbols: Symbols): string =>
  formatMoney(am, symbols.find(({ isoCode }) => isoCode === cic)?.symbol ?? cic)

/** Name of a pack. A code that is not in the catalogue of packs is shown as it is. */
export const packText = (code: string, names: PackNames): string =>
  names.find((pack) => pack.code === code)?.description ?? code

/**
 * The total amount of a number of packs, in the currency of the pack; `undefined` for a pack that is not in the
 * catalogue.
 */
export const packAmountText = (
  { pc, pq: quantity, cic }: Pick<DeclaredPack, 'pc' | 'pq' | 'cic'>,
  catalogue: readonly Pack[],
  symbols: Symbols,
): string | undefined => {
  const pack = catalogue.find(({ code }) => code === pc)
  if (pack === undefined) return undefined
  const packs = [{ pack, quantity }]
  const am = compositionTotal({ currencyId: '', currencyIsoCode: cic, denominations: [], packs })
  return amountText({ am, cic }, symbols)
}

/** A number of packs as text, without decimals. */
export const packCount = ({ pq }: Pick<DeclaredPack, 'pq'>): string => piecesText(pq)

/** The reason why a list has no options: it is loading, or it failed to load. `undefined` once the list is loaded. */
export const missingReason = (
  t: Translate,
  { items, onRetry }: Catalogue<unknown>,
  list: 'currencies' | 'packs',
): string | undefined =>
  items === undefined
    ? t(`declared-values.form.${list}.${onRetry === undefined ? 'loading' : 'error'}`)
    : undefined
