import { backUp } from './backup'
import { namedFile, runCommand } from './control'

await runCommand(namedFile('backup'), {
  command: backUp,
  done: (file) =>
    `The backup is in ${file}. Keep it as safe as the database: it holds the keys that sign tokens.`,
})
