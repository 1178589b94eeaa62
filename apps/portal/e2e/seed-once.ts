import { newStorage, SEEDED_FOLDER, startSandbox } from './sandbox-process'

/** Seeds one data folder, which every sandbox of a run on the embedded database copies. */
export default async function seedOnce(): Promise<(() => Promise<void>) | undefined> {
  if (process.env['TEST_DATABASE_URL']) return undefined
  const storage = await newStorage()
  const sandbox = await startSandbox({ storage })
  await sandbox.stop()
  process.env[SEEDED_FOLDER] = storage.env['DATA_DIR']
  return storage.remove
}
