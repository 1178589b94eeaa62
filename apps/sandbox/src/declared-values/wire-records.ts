import type { CodeBearer, DeclaredPacksRequest, DeclaredValuesRequest } from '@remesa/domain/declared-values'
import { cleanCode } from '@remesa/domain/kernel'

type WireBearer = { readonly [Key in keyof CodeBearer]?: string | undefined }

/**
 * A body with trimmed codes, in the format in which it is validated and stored. The mode `mo` decides which objects
 * have codes: the values in mode "0", the containers in mode "1". Codes of other objects are removed.
 */
export const tidyValues = ({ mo, dr, ...order }: DeclaredValuesRequest): DeclaredValuesRequest => ({
  ...order,
  mo,
  dr: dr.map(({ co, vl, ct }) => ({
    co: cleanCode(co),
    vl: vl.map(({ bc, sc, ...value }) => ({ ...(mo === '0' ? tidyCodes({ bc, sc }) : {}), ...value })),
    ct: mo === '1' ? ct.map(tidyCodes) : [],
  })),
})

/** A body with packs and trimmed codes, in the format in which it is validated and stored. */
export const tidyPacks = ({ dr, ...order }: DeclaredPacksRequest): DeclaredPacksRequest => ({
  ...order,
  dr: dr.map(({ co, vl }) => ({
    co: cleanCode(co),
    vl: vl.map((pack) => ({ ...pack, pc: cleanCode(pack.pc) })),
  })),
})

const tidyCodes = ({ bc, sc }: WireBearer) => ({
  ...(bc === undefined ? {} : { bc: cleanCode(bc) }),
  ...(sc === undefined ? {} : { sc: cleanCode(sc) }),
})
