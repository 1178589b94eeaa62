import { readFile } from './read-file'
import { partsOf, type SheetRequest } from './sheet-messages'

addEventListener('message', ({ data: { name, bytes } }: MessageEvent<SheetRequest>) => {
  void readFile(name, new Uint8Array(bytes)).then((answer) => {
    for (const part of partsOf(answer)) postMessage(part)
  })
})
