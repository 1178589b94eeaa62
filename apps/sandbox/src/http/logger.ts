import { type DestinationStream, destination, type Logger, pino, stdTimeFunctions } from 'pino'
import type { Environment } from '../kernel/environment'

/**
 * Creates the logger, which writes each event as one JSON line to standard error. Standard output is for people. An
 * error is logged with its message and stack. The query parameters that a database driver attaches to an error are
 * removed, because they may be personal data.
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

/** The message of an error without the parameters of a query, which database errors append to it. */
const firstLine = (error: Error): string => error.message.split('\nparams:')[0] ?? ''

const stackWithoutMessage = (error: Error): string =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

const causeOf = (error: Error) =>
  error.cause instanceof Error ? { type: error.cause.name, message: firstLine(error.cause) } : undefined
