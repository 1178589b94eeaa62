import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { match } from 'ts-pattern'
import { createApi, startFeeds } from './api'
import { rotateKeys } from './authorisation'
import { writeBackup } from './backup'
import { serveControl } from './control'
import { openDatabase } from './db/connection/open-database'
import { seedAccounts, seedDatabase } from './db/seed'
import { addDemoDeposits } from './deposits'
import { createLogger } from './http/logger'
import { createAdmission } from './kernel/admission'
import { defaultPassword, type Environment, parseEnvironment } from './kernel/environment'
import { repositoryRoot } from './kernel/package-root'
import { startOrderClock } from './orders'
import { createSandboxServer } from './server'
import { startTelemetry } from './telemetry'
import { findAccountById, findAccountByUsername } from './users'
import { startReportWorker } from './worker'

const graceMs = 10_000

const say = (text: string) => process.stdout.write(`${text}\n`)

/** Prints the reasons why the process can't start, and ends the process. */
function refuse(sentences: readonly string[]): never {
  process.stderr.write(`${sentences.map((sentence) => `Remesa did not start. ${sentence}`).join('\n')}\n`)
  process.exit(1)
}

function listenProblem(error: unknown, { host, port }: Environment, variable = 'PORT'): string {
  if (!(error instanceof Error)) return 'The network refused for an unknown reason.'
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use. Stop the program that uses it, or choose another one, for example ${variable}=${port + 1}.`
  }
  if (code === 'EACCES')
    return `Port ${port} needs rights that this user lacks. Choose one above 1023 with ${variable}.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Check HOST.`
  return error.message
}

/**
 * The reason why the process can't listen at the configured address. The address is checked before the database is
 * opened and filled, which takes a while.
 */
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

  const onBroken = (error: Error) => logger.warn({ err: error }, 'a database connection broke')
  const opened = await openDatabase(env, onBroken, say)
  if (!opened.ok) return refuse([opened.error])
  const { db, listen, load, close } = opened.value
  const startedAt = new Date()
  const isNew = await seedDatabase(db, {
    now: startedAt,
    password: env.sandboxPassword,
    extraOrders: env.seedOrders,
  })
  if (isNew) await addDemoDeposits(db, startedAt)

  const admission = createAdmission({
    atOnce: env.requestsAtOnce,
    waiting: 2 * env.requestsAtOnce,
    patienceMs: 500,
  })
  const telemetry = await startTelemetry(env, { admission, pool: load }).catch(async (error: unknown) => {
    await close()
    return refuse([listenProblem(error, { ...env, port: env.metricsPort ?? env.port }, 'METRICS_PORT')])
  })
  const onStreamFailure = (error: unknown) => logger.error({ err: error }, 'a stream could not be told')
  const feeds = env.liveOrders ? await startFeeds(listen, onStreamFailure) : undefined
  const { server, stop } = await createSandboxServer({
    db,
    env,
    logger,
    admission,
    watches: telemetry.watches,
    dataDir: env.databaseUrl === undefined ? env.dataDir : undefined,
    portalFolder: join(repositoryRoot(), 'apps', 'portal', 'dist'),
    accounts: { findAccountById, findAccountByUsername },
    createApi: (verifyToken) =>
      createApi({
        db,
        verifyToken,
        now: () => new Date(),
        env,
        safe: env.safe,
        ordersPerMinute: env.ordersPerMinute,
        admission,
        isDocumented: env.apiDocs,
        feeds,
      }),
  })

  const stopOrderClock = startOrderClock(db, {
    now: () => new Date(),
    onFailure: (error, orderId) => logger.error({ err: error, orderId }, 'an order could not move on'),
    onRoundFailure: (error) => logger.error({ err: error }, 'orders could not be looked for'),
  })

  const stopControl =
    env.databaseUrl === undefined
      ? serveControl(
          env.dataDir,
          (request) =>
            match(request)
              .with({ kind: 'backup' }, ({ file }) => writeBackup(db, file))
              .with({ kind: 'rotate-keys' }, () => rotateKeys(db, new Date()))
              .exhaustive(),
          (error) => logger.warn({ err: error }, 'commands cannot reach this process'),
        )
      : undefined

  const stopReportWorker = startReportWorker(db, {
    now: () => new Date(),
    onFailure: (error, reportId) => logger.warn({ err: error, reportId }, 'a report could not be made'),
    onScheduleFailure: (error, scheduleId) =>
      logger.error({ err: error, scheduleId }, 'a scheduled report could not be requested'),
    onRoundFailure: (error) => logger.error({ err: error }, 'reports could not be looked for'),
  })

  let isStopping = false
  const shutDown = async () => {
    if (isStopping) return
    isStopping = true
    // Event streams are closed first, because closing the server would wait for them.
    await feeds?.close()
    await stop(graceMs)
    await stopOrderClock()
    await stopReportWorker()
    await telemetry.stop()
    await stopControl?.()
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
