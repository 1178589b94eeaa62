import { describe, expect, it } from 'vitest'
import { relatedLists } from '.'

const client = { codeSol: '0101', description: 'Bazar Norte' }
const subclient = { codeSol: null, description: 'Bazar Norte Bilbao' }
const servicePoint = { codeSol: '0501', description: 'Gran Vía 12' }
const anywhere = { filtersByCountry: false }

describe('[REC-94] the lists of the dependents of a record', () => {
  it('[REC-94] the page of a client links to lists of its subclients, service points and users, filtered by its exact code', () => {
    expect(relatedLists({ countryId: 2, client }, { filtersByCountry: true })).toEqual([
      { list: 'subclients', query: { clientDesc: '0101', clientPrecise: 'true', countryId: '2' } },
      { list: 'servicepoints', query: { clientDesc: '0101', clientPrecise: 'true', countryId: '2' } },
      { list: 'users', query: { client: '0101', clientPrecise: 'true' } },
    ])
  })

  it('[REC-94] the page of a subclient links to lists of its service points and users, filtered by its code or else its description', () => {
    expect(relatedLists({ countryId: 1, client, subclient }, anywhere)).toEqual([
      {
        list: 'servicepoints',
        query: {
          clientDesc: '0101',
          clientPrecise: 'true',
          subclientDesc: 'Bazar Norte Bilbao',
          subclientPrecise: 'true',
        },
      },
      {
        list: 'users',
        query: {
          client: '0101',
          clientPrecise: 'true',
          subClient: 'Bazar Norte Bilbao',
          subClientPrecise: 'true',
        },
      },
    ])
  })

  it('[REC-94] the page of a service point links only to the list of its users', () => {
    expect(relatedLists({ countryId: 1, client, subclient, servicePoint }, anywhere)).toMatchObject([
      { list: 'users', query: { servicePoint: '0501', servicePointPrecise: 'true' } },
    ])
  })
})
