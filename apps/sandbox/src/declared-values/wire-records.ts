import type { CodeBearer, DeclaredPacksRequest, DeclaredValuesRequest } from '@remesa/domain/declared-values'
import { cleanCode } from '@remesa/domain/kernel'

type WireBearer = { readonly [Key in keyof CodeBearer]?: string | undefined }

/**
 * A body in the format in which it is validated and stored. Its codes are trimmed. Codes belong to values in mode "0"
 * and to containers in mode "1"; codes in the wrong place are removed.
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
