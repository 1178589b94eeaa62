import { CacheProvider, Global } from '@emotion/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EMBEDDED, EMBEDDED_REM, embeddedCache, embeddedReset, embeddedSystem } from '../../theme'
import { LayerHost } from '../floating/layer-host'
import { type Embedding, RemesaProvider, type RemesaProviderProps } from './remesa-provider'

export interface EmbeddedProviderProps extends Omit<RemesaProviderProps, 'embedding'> {
  /** The colour mode of the surrounding page; light by default. */
  readonly colorMode?: 'light' | 'dark' | undefined
}

/**
 * Styles, texts and language for a part of the product that is embedded in another page. The styles of the part apply
 * only inside the part. The rules and the root font size of the page apply only outside the part. The language of the
 * document is not changed. Dialogs and menus are rendered at the end of the page, in an element that belongs to the
 * part.
 */
export function EmbeddedProvider({ colorMode = 'light', system, children, ...texts }: EmbeddedProviderProps) {
  const look = system?.name ?? ''
  const part = useRef<HTMLDivElement>(null)
  const layers = useRef<HTMLElement | null>(null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const host = document.createElement('div')
    host.setAttribute(EMBEDDED, look)
    document.body.append(host)
    layers.current = host
    const size = initialFontSize(host)
    for (const element of [part.current, host]) element?.style.setProperty(EMBEDDED_REM, size)
    setReady(true)
    return () => host.remove()
  }, [look])
  useEffect(() => {
    if (isReady && layers.current !== null) layers.current.className = colorMode
  }, [colorMode, isReady])
  const embedding = useMemo(
    (): Embedding => ({
      system: system?.embedded() ?? embeddedSystem(),
      setLanguage: (language) => {
        for (const element of [part.current, layers.current]) element?.setAttribute('lang', language)
      },
    }),
    [system],
  )
  return (
    <div {...{ [EMBEDDED]: look }} ref={part} className={colorMode}>
      {isReady && (
        <CacheProvider value={embeddedCache(look)}>
          <Global styles={embeddedReset(look)} />
          <LayerHost value={layers}>
            <RemesaProvider {...texts} embedding={embedding}>
              {children}
            </RemesaProvider>
          </LayerHost>
        </CacheProvider>
      )}
    </div>
  )
}

/** The font size that the user has set in the browser, independent of the font size of the page's root element. */
function initialFontSize(host: HTMLElement): string {
  const probe = document.createElement('div')
  probe.style.setProperty('all', 'initial')
  host.append(probe)
  const { fontSize } = getComputedStyle(probe)
  probe.remove()
  return fontSize
}
