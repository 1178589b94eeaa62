import { packageWith } from '../../tooling/tsup.package.ts'

/** The build of the package, as ES modules only, because some of its peer dependencies exist only as ES modules. */
export default packageWith('entry')
