import { useEffect, useMemo, useRef, useState } from 'react'
import { EMBEDDED, embeddedSystem } from '../../theme'
import { LayerHost } from '../floating/layer-host'
import { type Embedding, RemesaProvider, type RemesaProviderProps } from './remesa-provider'

export interface EmbeddedProviderProps extends Omit<RemesaProviderProps, 'embedding'> {
  /** As the page around it is drawn; light unless said. */
  readonly colorMode?: 'light' | 'dark' | undefined
}

/**
 * Styles, texts and language of a part of another page, which it leaves as it is: no style holds outside, the language of
 * the document stays, and dialogs and menus are drawn in an element of its own at the end of the page.
 */
export function EmbeddedProvider({ colorMode = 'light', children, ...texts }: EmbeddedProviderProps) {
  const part = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLElement | null>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const host = document.createElement('div')
    host.setAttribute(EMBEDDED, '')
    document.body.append(host)
    layers.current = host
    setReady(true)
    return () => host.remove()
  }, [])
  useEffect(() => {
    if (isReady && layers.current !== null) layers.current.className = colorMode
  }, [colorMode, isReady])
  const embedding = useMemo(
    (): Embedding => ({
      system: embeddedSystem(),
      setLanguage: (language) => {
        for (const element of [part.current, layers.current]) element?.setAttribute('lang', language)
      },
    }),
    [],
  )
  return (
    <div {...{ [EMBEDDED]: '' }} ref={part} className={colorMode}>
      {isReady && (
        <LayerHost value={layers}>
          <RemesaProvider {...texts} embedding={embedding}>
            {children}
          </RemesaProvider>
        </LayerHost>
      )}
    </div>
  )
}
