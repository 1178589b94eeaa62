import { packageWith } from '../../tooling/tsup.package.ts'

export default packageWith('copy', ['node'])
