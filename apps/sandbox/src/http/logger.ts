import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Environment } from '../kernel/environment'

/**
 * Creates the logger, which writes one JSON line for each event on standard error. Standard output is for people. An
 * error is written with its message and stack, but without the query parameters that a database driver attaches to it,
 * because these may be personal data.
 */
export function createLogger(
  level: Environment['logLevel'],
  stream: DestinationStream = destination({ fd: 2, sync: true }),
): Logger {
  const options = {
    level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    redact: ['*.password', '*.token', '*.authorization', '*.cookie'],
    serializers: {
      err: (error: unknown) =>
        error instanceof Error
          ? {
              type: error.name,
              message: firstLine(error),
              stack: stackWithoutMessage(error),
              cause: causeOf(error),
            }
          : { type: typeof error },
    },
  }
  return pino(options, stream)
}

/** The first part of an error's message. In database errors the parameters of the query follow, which are left out. */
const firstLine = (error: Error): string => error.message.split('\nparams:')[0] ?? ''

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

const causeOf = (error: Error) =>
  error.cause instanceof Error ? { type: error.cause.name, message: firstLine(error.cause) } : undefined
