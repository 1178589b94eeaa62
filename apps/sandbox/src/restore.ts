import { restore } from './backup'
import { namedFile, runCommand } from './control'

await runCommand(namedFile('restore'), {
  command: restore,
  done: (file) => `The backup ${file} is restored.`,
})
