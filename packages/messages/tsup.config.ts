import { globSync } from 'node:fs'
import shared from '../../tooling/tsup.package.ts'

/** The texts of each language are entries as well: `@remesa/ui` builds its own catalogues from them. */
export default {
  ...shared,
  dts: { ...shared.dts, entry: globSync(['src/index.ts', 'src/**/index.ts']).sort() },
}
