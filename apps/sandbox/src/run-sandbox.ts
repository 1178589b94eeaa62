import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createApi } from './api'
import { openDatabase } from './db/connection/open-database'
import { seedAccounts, seedDatabase } from './db/seed'
import { createLogger } from './http/logger'
import { defaultPassword, type Environment, parseEnvironment } from './kernel/environment'
import { repositoryRoot } from './kernel/package-root'
import { startOrderClock, startOrderFeed } from './orders'
import { startReportFeed } from './reports'
import { startReportWorker } from './reports/worker'
import { createSandboxServer } from './server'
import { findAccountById, findAccountByUsername } from './users'

const graceMs = 10_000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the reasons for the user who started the process, and ends it. */
function refuse(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.map((sentence) => `Remesa did not start. ${sentence}`).join('\n')}\n`)
  process.exit(1)
}

function listenProblem(error: unknown, { host, port }: Environment): string {
  if (!(error instanceof Error)) return 'The network refused for an unknown reason.'
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or choose another one, for example PORT=${port + 1}.`
  }
  if (code === 'EACCES')
    return `Port ${port} needs rights that this user lacks. Choose one above 1023 with PORT.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Check HOST.`
  return error.message
}

/** Why the process can't listen at the configured address. Checked first, because opening and seeding take a while. */
async function findListenProblem(env: Environment): Promise<string | undefined> {
  const probe = createServer()
  try {
    probe.listen(env.port, env.host)
    await once(probe, 'listening')
    probe.close()
    await once(probe, 'close')
    return undefined
  } catch (error) {
    return listenProblem(error, env)
  }
}

function announce(env: Environment): void {
  const isDefault = env.sandboxPassword === defaultPassword
  const width = Math.max(...seedAccounts.map(({ username }) => username.length))
  say(`\nRemesa is ready: ${env.baseUrl}\n`)
  say(`Accounts (password: ${isDefault ? defaultPassword : 'the one in SANDBOX_PASSWORD'})`)
  for (const { username, shows } of seedAccounts) say(`  ${username.padEnd(width)}  ${shows}`)
  say('\nStop with Ctrl+C.')
}

/** Runs the whole product until the process receives a signal to stop. */
export async function runSandbox(): Promise<void> {
  const parsed = parseEnvironment(process.env)
  if (!parsed.ok) return refuse(parsed.error)
  const env = parsed.value
  const problem = await findListenProblem(env)
  if (problem !== undefined) return refuse([problem])
  const logger = createLogger(env.logLevel)

  const opened = await openDatabase(env, (error) =>
    logger.warn({ err: error }, 'a database connection broke'),
  )
  if (!opened.ok) return refuse([opened.error])
  const { db, listen, close } = opened.value
  await seedDatabase(db, { now: new Date(), password: env.sandboxPassword, extraOrders: env.seedOrders })

  const feed = env.liveOrders ? await startOrderFeed(listen) : undefined
  const reportFeed = env.liveOrders ? await startReportFeed(listen) : undefined
  const { server, stop } = await createSandboxServer({
    db,
    env,
    logger,
    portalFolder: join(repositoryRoot(), 'apps', 'portal', 'dist'),
    accounts: { findAccountById, findAccountByUsername },
    createApi: (verifyToken) => createApi({ db, verifyToken, now: () => new Date(), env, feed, reportFeed }),
  })

  const stopOrderClock = startOrderClock(db, {
    now: () => new Date(),
    onFailure: (error) => logger.error({ err: error }, 'orders could not move on'),
  })

  const stopReportWorker = startReportWorker(db, {
    now: () => new Date(),
    onFailure: (error, reportId) => logger.warn({ err: error, reportId }, 'a report could not be made'),
    onRoundFailure: (error) => logger.error({ err: error }, 'reports could not be looked for'),
  })

  let isStopping = false
  const shutDown = async () => {
    if (isStopping) return
    isStopping = true
    // Closing the server would wait for open streams.
    await feed?.close()
    await reportFeed?.close()
    await stop(graceMs)
    await stopOrderClock()
    await stopReportWorker()
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void shutDown())
  process.on('SIGINT', () => void shutDown())

  server.once('error', async (error) => {
    await close()
    refuse([listenProblem(error, env)])
  })
  server.listen(env.port, env.host, () => announce(env))
}
