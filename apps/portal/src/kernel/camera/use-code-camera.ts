import { useEffect, useEffectEvent, useState } from 'react'
import { type BarcodeReader, openBarcodeReader } from './barcode-reader'

/** How far reading with the camera is: it starts, it looks, or it can't: not allowed, no camera, anything else. */
export type CameraState = 'starting' | 'looking' | 'denied' | 'missing' | 'failed'

/** Between two pictures, so that reading leaves the page time for everything else. */
const PAUSE_MS = 120

const problemOf = (error: unknown): CameraState => {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'failed'
}

export interface CodeCameraOptions {
  readonly isOpen: boolean
  readonly onFound: (detail: { readonly code: string }) => void
}

/** Looks for a code with the camera as long as it is open, and lets go of the camera when it is not. */
export const useCodeCamera = ({ isOpen, onFound }: CodeCameraOptions) => {
  const [state, setState] = useState<CameraState>('starting')
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const found = useEffectEvent(onFound)

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
      reader = await openBarcodeReader()
      if (isOver) return end()
      setState('looking')
      while (!isOver) {
        const code = await reader.read(await createImageBitmap(video))
        if (isOver) return
        if (code !== undefined && code.trim() !== '') return found({ code: code.trim() })
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
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
    // The picture is drawn again, and with it everything begins anew.
    retry: () => setState('starting'),
  }
}
