import { createEmbedded } from '../../db/embedded'
import { type InProcessSandbox, startOnDatabase } from '../start-on-database'

/**
 * Starts the reference back end in a browser, on the files of a database that was created before: a browser can neither
 * read migrations nor hash the passwords of the demo accounts in reasonable time.
 */
export const startInBrowser = async (files: Blob): Promise<InProcessSandbox> =>
  startOnDatabase(await createEmbedded({ loadDataDir: files }))
