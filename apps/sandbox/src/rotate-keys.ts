import { err } from '@remesa/domain/kernel'
import { keyTimes, rotateKeys } from './authorisation'
import { requestControl, runCommand } from './control'
import { openAsItIs } from './db/connection/open-database'

await runCommand(undefined, {
  command: async ({ databaseUrl, dataDir }) => {
    if (databaseUrl === undefined) {
      const requested = await requestControl(dataDir, { kind: 'rotate-keys' })
      if (requested !== undefined) return requested
    }
    const opened = await openAsItIs({ databaseUrl, dataDir }, () => {})
    if (!opened.ok) return opened
    const { db, close } = opened.value
    try {
      return await rotateKeys(db, new Date())
    } catch (error) {
      return err(`The key could not be stored: ${error instanceof Error ? error.message : String(error)}.`)
    } finally {
      await close()
    }
  },
  done: () =>
    `There is a new signing key. It signs in ${keyTimes.publishedForMs / 60_000} minutes; the one before verifies until its sessions have ended.`,
})
