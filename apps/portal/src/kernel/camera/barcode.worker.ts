import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeFormat } from './barcode-formats'

// Without this setting the library would fetch its WebAssembly from a third-party server.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})

interface Look {
  readonly frame: ImageBitmap
  readonly formats: readonly CodeFormat[]
}

let detector: BarcodeDetector | undefined

addEventListener('message', ({ data: { frame, formats } }: MessageEvent<Look>) => {
  // All messages to one worker contain the same formats, so the detector is created only once.
  detector ??= new BarcodeDetector({ formats: [...formats] })
  detector
    .detect(frame)
    .then(
      ([found]) => postMessage({ code: found?.rawValue ?? null }),
      () => postMessage({ failed: true }),
    )
    .finally(() => frame.close())
})
