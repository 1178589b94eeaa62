import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium, launchOptions } from '../../chromium.ts'

type Params = Readonly<Record<string, unknown>>
// biome-ignore lint/suspicious/noExplicitAny: each method of the protocol has a response of its own type.
type Answer = any

/** One page of a browser without a test library, with the domains of the DevTools protocol by name. */
export interface BarePage {
  readonly send: (method: string, params?: Params) => Promise<Answer>
  /** Evaluates an expression in the page. Returns its value or, if the value is a promise, the promise's result. */
  readonly evaluate: (expression: string) => Promise<Answer>
  readonly on: (method: string, listener: (params: Answer) => void) => void
  readonly close: () => Promise<void>
}

export interface BareBrowser {
  /** Opens a page in a new context. No files, cookies or compiled code of earlier pages are reused. */
  readonly open: (cookies: readonly Params[]) => Promise<BarePage>
  readonly send: (method: string, params?: Params) => Promise<Answer>
  readonly on: (method: string, listener: (params: Answer) => void) => void
  readonly close: () => Promise<void>
}

function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    browser.once('exit', (code) => reject(new Error(`the browser ended with ${code}:\n${printed}`)))
    browser.stderr?.on('data', (chunk: Buffer) => {
      printed += chunk
      const found = /ws:\/\/\S+/.exec(printed)
      if (found) resolve(found[0])
    })
  })
}

/**
 * A browser that is controlled without a test library. Test libraries listen to errors of the page, and for each error
 * the engine parses a script again to find the position. On the orders page this takes a sixth of the processor time,
 * although it never happens for real users.
 */
export async function openBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'remesa-browser-'))
  const args = [
    ...launchOptions().args,
    '--headless',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
  ]
  const browser = spawn(findChromium() ?? 'chromium', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(await addressOf(browser))
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve()
    socket.onerror = () => reject(new Error('the browser does not answer'))
  })
  let lastId = 0
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const listeners = new Map<string, ((params: Answer) => void)[]>()
  socket.onmessage = ({ data }) => {
    const { id, result, error, method, params, sessionId } = JSON.parse(data)
    if (id === undefined)
      for (const listener of listeners.get(`${sessionId ?? ''} ${method}`) ?? []) listener(params)
    else if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser is gone'))
  }
  const senderOf =
    (sessionId?: string) =>
    (method: string, params: Params = {}) => {
      lastId += 1
      const answer = Promise.withResolvers<Answer>()
      waiting.set(lastId, answer)
      socket.send(JSON.stringify({ id: lastId, method, params, sessionId }))
      return answer.promise
    }
  const listenerOf = (sessionId?: string) => (method: string, listener: (params: Answer) => void) => {
    const key = `${sessionId ?? ''} ${method}`
    listeners.set(key, [...(listeners.get(key) ?? []), listener])
  }
  const send = senderOf()
  return {
    send,
    on: listenerOf(),
    open: async (cookies) => {
      const { browserContextId } = await send('Target.createBrowserContext')
      await send('Storage.setCookies', { browserContextId, cookies })
      const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId })
      const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true })
      const sendToPage = senderOf(sessionId)
      return {
        send: sendToPage,
        on: listenerOf(sessionId),
        evaluate: async (expression) => {
          const options = { awaitPromise: true, returnByValue: true }
          const { result, exceptionDetails } = await sendToPage('Runtime.evaluate', {
            expression,
            ...options,
          })
          if (exceptionDetails)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
          return result.value
        },
        close: async () => {
          await send('Target.disposeBrowserContext', { browserContextId })
        },
      }
    },
    close: async () => {
      const ended = new Promise((resolve) => browser.once('exit', resolve))
      // A browser that exits at once sends no response to this request.
      await Promise.all([ended, send('Browser.close').catch(() => undefined)])
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
