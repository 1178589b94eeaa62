import type { FeatureRequests } from './endpoint-request'

const spain = '/api/sol-customer/ES'

const employeesOf = (country: string) => ({
  line: `GET /api/sol-customer/${country}/v2/employee?countryCode=${country}&documentTypeCode=TIP&documentValue=84512`,
})
const trucksOf = (country: string) => ({
  line: `GET /api/sol-customer/${country}/v1/vehicle?plate=4821-KLM`,
})
const pictureOf = (country: string, registry: string) => ({
  line: `GET /api/sol-customer/${country}/v1/getImage?registry=${registry}&type=P&token=none`,
})
const questionAbout = (registry: string) => ({
  line: `POST ${spain}/v2/employee/challenge`,
  body: { registry },
})
const answerTo = (country: string, id: string) => ({
  line: `POST /api/sol-customer/${country}/v2/employee/challenge/${id}`,
  body: { digits: ['1', '2'] },
})

/** Pictures and questions need what a search before them has answered: without it all of them are 404. */
export const firmsRequests: FeatureRequests<'firms'> = {
  employees: { ...employeesOf('ES'), foreign: employeesOf('DE'), missing: employeesOf('ZZ') },
  image: {
    ...pictureOf('ES', '100234'),
    foreign: pictureOf('DE', '300501'),
    missing: pictureOf('ES', '999999'),
  },
  vehicles: { ...trucksOf('ES'), foreign: trucksOf('DE'), missing: trucksOf('ZZ') },
  askChallenge: {
    ...questionAbout('100234'),
    foreign: questionAbout('300501'),
    missing: questionAbout('999999'),
  },
  answerChallenge: {
    ...answerTo('ES', 'none'),
    foreign: answerTo('DE', 'none'),
    missing: answerTo('ES', 'other'),
  },
}
