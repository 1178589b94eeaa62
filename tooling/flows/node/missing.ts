/**
 * Creates a replacement for a function of Node or of a server library that the back end never calls in a browser.
 * Calling the replacement throws an error with the function's name.
 */
export const missing = (name: string) => (): never => {
  throw new Error(`The back end in the browser has no ${name}.`)
}

export const existsSync = (): boolean => true
export const readFileSync = missing('fs.readFileSync')
export const fileURLToPath = (address: string | URL): string => new URL(address).pathname
export const once = missing('events.once')
export const Readable = { from: missing('stream.Readable') }
/** A replacement for the connection to a database server. In a browser the database of the back end is in memory. */
export class Client {
  constructor() {
    missing('connection to a database server')()
  }
}
