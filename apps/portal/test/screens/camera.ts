/**
 * Shows the seal `S-2` to the camera of a page. The image is generated, and the page's own reader reads it. End-to-end
 * tests run this function inside their page, so it must not use variables from outside the function.
 */
export const holdUpSeal = (): void => {
  // The bars of the seal in Code 128. Each 1 is a dark bar.
  const bars = '11010010000110111010001001101110011001110010111001100101100011101011'
  const canvas = document.createElement('canvas')
  canvas.width = 640
  canvas.height = 480
  const context = canvas.getContext('2d')
  const draw = () => {
    if (context === null) return
    context.fillStyle = '#fff'
    context.fillRect(0, 0, 640, 480)
    context.fillStyle = '#000'
    for (const [index, bar] of [...bars].entries())
      if (bar === '1') context.fillRect(120 + index * 4, 120, 4, 240)
  }
  setInterval(draw, 50)
  navigator.mediaDevices.getUserMedia = async () => {
    const stream = canvas.captureStream(20)
    Object.assign(window, { film: stream })
    return stream
  }
}

/** Whether the page has switched off the camera. */
export const isCameraOff = (): boolean => {
  const film: unknown = Reflect.get(window, 'film')
  return film instanceof MediaStream && film.getTracks().every(({ readyState }) => readyState === 'ended')
}
