import { issue } from '@remesa/domain/kernel'
import { loadMessages, translator } from '@remesa/ui/i18n'
import { createIntl } from 'react-intl'
import { describe, expect, it } from 'vitest'
import { bagReason } from './bag-reason'

const t = translator(createIntl({ locale: 'es', messages: await loadMessages('es') }))
const refused = (paths: readonly string[], message: string | null = null) =>
  bagReason(t, { kind: 'refused', issues: paths.map((path) => issue('required', path)), message })

describe('the reason beside a bag that was refused', () => {
  it('[DEP-24] the reason why a bag was refused names the field and a value that the field accepts', () => {
    expect(refused(['channelId'])).toBe('Canal: Elija una opción')
    expect(refused(['accountDate', 'totalAmount'])).toBe(
      'Fecha contable: Introduzca la fecha como dd/mm/aaaa. Importe: Introduzca un importe como 1.234,50',
    )
  })

  it('the reason why a bag was refused names no field if the reason concerns the whole bag', () => {
    expect(refused([''])).toBe('Rellene este campo')
    expect(refused([], 'El dispositivo está lleno')).toBe('El dispositivo está lleno')
    expect(bagReason(t, { kind: 'forbidden' })).toBeUndefined()
  })
})
