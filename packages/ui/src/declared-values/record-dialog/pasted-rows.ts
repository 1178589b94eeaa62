import {
  commodityTypes,
  type DeclaredContainerDraft,
  type DeclaredValueDraft,
  readPastedLines,
} from '@remesa/domain/declared-values'
import type { CustomerCurrency } from '@remesa/domain/orders'
import type { Translate } from '../../i18n'
import { commodityText } from '../declared-words'

/** The words that the page shows for bags and for seals. */
const kinds = (t: Translate) =>
  ({
    name: 'codeKind',
    options: [
      { text: t('declared-values.form.kind.seal'), value: 'seal' },
      { text: t('declared-values.form.kind.bag'), value: 'bag' },
    ],
  }) as const

/** The rows of pasted values; `undefined` if the pasted text belongs in a single field. */
export const pastedValues = (
  t: Translate,
  text: string,
  {
    column,
    bearsCodes,
    currencies,
  }: {
    readonly column: string
    readonly bearsCodes: boolean
    readonly currencies: readonly CustomerCurrency[]
  },
): readonly Partial<DeclaredValueDraft>[] | undefined =>
  readPastedLines<keyof DeclaredValueDraft>(text, {
    texts: bearsCodes && column !== 'amount' ? ['code', 'amount'] : ['amount'],
    choices: [
      ...(bearsCodes ? [kinds(t)] : []),
      {
        name: 'commodityCode',
        options: commodityTypes.map(({ code }) => ({ text: commodityText(t, code), value: code })),
      },
      {
        name: 'currencyCode',
        options: currencies.map(({ isoCode }) => ({ text: isoCode, value: isoCode })),
      },
    ],
  })?.map(withKind)

/** The rows of pasted bags and seals; `undefined` if the pasted text belongs in a single field. */
export const pastedContainers = (
  t: Translate,
  text: string,
): readonly Partial<DeclaredContainerDraft>[] | undefined =>
  readPastedLines<keyof DeclaredContainerDraft>(text, { texts: ['code'], choices: [kinds(t)] })?.map(withKind)

const withKind = <Draft extends { readonly codeKind?: string }>({ codeKind, ...patch }: Draft) => ({
  ...patch,
  ...(codeKind === 'bag' || codeKind === 'seal' ? ({ codeKind } as const) : {}),
})
