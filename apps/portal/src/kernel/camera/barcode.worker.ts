import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill'
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { barcodeFormats } from './barcode-formats'

// By default the library would fetch its WebAssembly from a third-party server.
prepareZXingModule({
  overrides: {
    locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasmUrl : prefix + path),
  },
})
const detector = new BarcodeDetector({ formats: [...barcodeFormats] })

addEventListener('message', ({ data: frame }: MessageEvent<ImageBitmap>) => {
  detector
    .detect(frame)
    .then(
      ([found]) => postMessage({ code: found?.rawValue ?? null }),
      () => postMessage({ failed: true }),
    )
    .finally(() => frame.close())
})
