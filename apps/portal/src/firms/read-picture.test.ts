import { contract, createClient } from '@remesa/api-client'
import type { EmployeeImageQuery } from '@remesa/domain/firms'
import { describe, expect, it } from 'vitest'
import { readPicture } from './read-picture'

const wanted = { registry: '100234', type: 'P', token: 'of-yesterday' } as const
const picture = '/9j/4AAQ'

/** A back end that returns a picture for one token only. It records the tokens of its requests. */
const backEnd = (valid: string, refusal = 404) => {
  const asked: (string | null)[] = []
  const { firms } = createClient(
    {
      baseUrl: 'https://remesa.example',
      getToken: () => 'token',
      fetch: async (input, init) => {
        const token = new URL(new Request(input, init).url).searchParams.get('token')
        asked.push(token)
        return token === valid ? Response.json({ data: picture }) : new Response(null, { status: refusal })
      },
    },
    contract,
  )
  return { firms, asked }
}

describe('a picture of an employee', () => {
  it('[FRM-EMP-21] a picture of an employee is read only with the token from the response about this employee', async () => {
    const { firms, asked } = backEnd(wanted.token)
    const renew = () => Promise.reject(new Error('the token is valid'))
    const read = await readPicture(firms, { country: 'ES', wanted, renew })
    expect(read).toEqual({ ok: true, value: `data:image/jpeg;base64,${picture}` })
    expect(asked).toEqual(['of-yesterday'])
  })

  it('[FRM-EMP-21] a picture of an employee whose token has expired is read with another token', async () => {
    const { firms, asked } = backEnd('of-today')
    const renew = async (expired: EmployeeImageQuery) => ({ ...expired, token: 'of-today' })
    const read = await readPicture(firms, { country: 'ES', wanted, renew })
    expect(read).toMatchObject({ ok: true })
    expect(asked).toEqual(['of-yesterday', 'of-today'])
  })

  it('[FRM-EMP-21] a picture of an employee is refused if the second token fails too, and no third token is requested', async () => {
    const { firms, asked } = backEnd('of-tomorrow')
    const renew = async () => ({ ...wanted, token: 'of-today' })
    const read = await readPicture(firms, { country: 'ES', wanted, renew })
    expect(read).toMatchObject({ ok: false, error: { kind: 'rejected', status: 404 } })
    expect(asked).toEqual(['of-yesterday', 'of-today'])
  })

  it('[FRM-EMP-21] a picture of an employee is refused if no other token is available, for example because the employee has to be checked again', async () => {
    const { firms, asked } = backEnd('of-today')
    const read = await readPicture(firms, { country: 'ES', wanted, renew: async () => null })
    expect(read).toMatchObject({ ok: false, error: { status: 404 } })
    expect(asked).toEqual(['of-yesterday'])
  })

  it('[FRM-EMP-21] if the user may not see a picture of an employee, no other token is requested for it', async () => {
    const { firms, asked } = backEnd('of-today', 403)
    const renew = () => Promise.reject(new Error('another token changes nothing'))
    const read = await readPicture(firms, { country: 'ES', wanted, renew })
    expect(read).toMatchObject({ ok: false, error: { kind: 'forbidden' } })
    expect(asked).toEqual(['of-yesterday'])
  })
})
