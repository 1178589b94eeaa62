import { type BarcodeFormat, cleanCode } from '@remesa/domain/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { CAMERA_PAUSE_MS } from '../time-limits'
import { readableFormats, sealFormats } from './barcode-formats'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader'

/** State of the camera: starting, scanning, or not available (not permitted, missing, or failed for another reason). */
export type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'failed'

const problemOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

export interface CodeCameraOptions {
  readonly isOpen: boolean
  /** The barcode formats to scan for; by default the formats of bags and seals. */
  readonly formats?: readonly BarcodeFormat[] | undefined
  readonly onFound: (detail: { readonly code: string }) => void
}

/** Scans for a code with the camera while the dialog is open, and releases the camera when the dialog closes. */
export const useCodeCamera = ({ isOpen, formats, onFound }: CodeCameraOptions) => {
  const [state, setState] = useState<CameraState>('starting')
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const found = useEffectEvent(onFound)
  const wanted = useEffectEvent(() => (formats === undefined ? sealFormats : readableFormats(formats)))

  useEffect(() => {
    if (!isOpen || video === null) return
    let isOver = false
    let stream: MediaStream | undefined
    let reader: BarcodeReader | undefined
    const end = () => {
      isOver = true
      for (const track of stream?.getTracks() ?? []) track.stop()
      reader?.close()
      video.srcObject = null
    }
    const look = async () => {
      setState('starting')
      if (navigator.mediaDevices === undefined) throw new DOMException('', 'NotFoundError')
      stream = await navigator.mediaDevices.getUserMedia({
        video: { facingMode: 'environment', width: { ideal: 1280 } },
      })
      if (isOver) return end()
      for (const track of stream.getTracks())
        track.onended = () => fail(new DOMException('', 'NotFoundError'))
      video.srcObject = stream
      await video.play()
      reader = await openBarcodeReader(wanted())
      if (isOver) return end()
      setState('looking')
      while (!isOver) {
        const code = await reader.read(await createImageBitmap(video))
        if (isOver) return
        const read = cleanCode(code ?? '')
        if (read !== '') return found({ code: read })
        await new Promise((resolve) => setTimeout(resolve, CAMERA_PAUSE_MS))
      }
    }
    const fail = (error: unknown) => {
      if (isOver) return
      end()
      setState(problemOf(error))
    }
    look().catch(fail)
    return end
  }, [isOpen, video])

  return {
    state,
    videoRef: setVideo,
    // The state `starting` mounts the video element again, which starts the camera again.
    retry: () => setState('starting'),
  }
}
