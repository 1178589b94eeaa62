import { parentPort } from 'node:worker_threads'
import { type SecondSheet, secondReading } from './second-reader.ts'

/**
 * Reads the files that it receives with the second reader. For each file it returns the sheets, or `undefined` if the
 * second reader can't read the file. Warnings on the console are suppressed.
 */
const answerTo = (bytes: Uint8Array): readonly SecondSheet[] | undefined => {
  try {
    return secondReading(bytes)
  } catch {
    return undefined
  }
}

console.error = () => undefined
parentPort?.on('message', (bytes: Uint8Array) => parentPort?.postMessage(answerTo(bytes)))
