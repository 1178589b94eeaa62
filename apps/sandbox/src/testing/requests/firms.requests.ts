import type { FeatureRequests } from './endpoint-request'

const spain = '/api/sol-customer/ES'

const employeesOf = (country: string) => ({
  line: `GET /api/sol-customer/${country}/v2/employee?countryCode=${country}&documentTypeCode=TIP&documentValue=84512`,
})
const trucksOf = (country: string) => ({
  line: `GET /api/sol-customer/${country}/v1/vehicle?plate=4821-KLM`,
})

/** Placeholders for values that the back end issues to a user. `prepareRows` replaces them. */
export const givenTo = (owner: string) => ({
  picture: `picture-of-${owner}`,
  question: `question-to-${owner}`,
  reference: `reference-of-${owner}`,
})
const [own, foreign] = [givenTo('customer-operator'), givenTo('customer-other')]

const pictureBy = (token: string) => ({
  line: `GET ${spain}/v1/getImage?registry=100234&type=P&token=${token}`,
})
const questionAbout = (reference: string) => ({
  line: `POST ${spain}/v2/employee/challenge`,
  body: { reference },
})
const checkOf = (reference: string) => ({
  line: `GET ${spain}/v1/expected/employee?reference=${reference}`,
})
const expectedIn = (country: string) => ({ line: `GET /api/sol-customer/${country}/v1/expected` })
const answerTo = (question: string) => ({
  line: `POST ${spain}/v2/employee/challenge/${question}`,
  body: { digits: ['1', '2'] },
})

/** The answer to a question of the back end: the requested digits of a document number. */
export const answerToQuestion = (
  { positions }: { readonly positions: readonly number[] },
  number: string,
): readonly string[] => positions.map((at) => number[at] ?? '')

export const firmsRequests: FeatureRequests<'firms'> = {
  employees: { ...employeesOf('ES'), foreign: employeesOf('DE'), missing: employeesOf('ZZ') },
  image: { ...pictureBy(own.picture), foreign: pictureBy(foreign.picture), missing: pictureBy('none') },
  vehicles: { ...trucksOf('ES'), foreign: trucksOf('DE'), missing: trucksOf('ZZ') },
  expected: { ...expectedIn('ES'), foreign: expectedIn('DE'), missing: expectedIn('ZZ') },
  checkExpected: {
    ...checkOf(own.reference),
    foreign: checkOf(foreign.reference),
    missing: checkOf('none'),
  },
  askChallenge: {
    ...questionAbout(own.reference),
    foreign: questionAbout(foreign.reference),
    missing: questionAbout('none'),
  },
  answerChallenge: {
    ...answerTo(own.question),
    foreign: answerTo(foreign.question),
    missing: answerTo('none'),
  },
}
