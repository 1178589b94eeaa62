#!/usr/bin/env node
import { writeFile } from 'node:fs/promises'
import { readCommand, usage } from './arguments'
import { conform } from './conform'
import { junitReport } from './report/junit-report'
import { brokenOf, heldOf, textReport } from './report/text-report'
import { NoCallerError } from './world/caller'

const couldNotCheck = 2

/** Runs the command in the arguments, and returns the exit code. */
const run = async (): Promise<number> => {
  const command = readCommand(process.argv.slice(2), process.env)
  if ('help' in command) {
    process.stdout.write(`${usage}\n`)
    return 0
  }
  if ('problem' in command) {
    process.stderr.write(`${command.problem}\n\n${usage}\n`)
    return couldNotCheck
  }
  const report = await conform(command.options)
  if (command.junit !== undefined) await writeFile(command.junit, junitReport(report))
  process.stdout.write(`${command.asJson ? JSON.stringify(report, null, 2) : textReport(report)}\n`)
  if (brokenOf(report).length > 0) return 1
  return heldOf(report).length > 0 ? 0 : couldNotCheck
}

try {
  process.exitCode = await run()
} catch (thrown) {
  if (!(thrown instanceof NoCallerError)) throw thrown
  process.stderr.write(`${thrown.message}\n`)
  process.exitCode = couldNotCheck
}
