import { bundleModule } from './bench/load-cases.ts'

/** Makes the model that the random walks of the browser tests are held against, and tells them where it is. */
export default async function makeWalksModel(): Promise<void> {
  process.env['WALKS_MODEL'] = await bundleModule('apps/portal', 'e2e/walks/new-order-model.ts')
}
