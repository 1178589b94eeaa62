import type { ApiClient } from '@remesa/api-client'
import { type FirmsCalls, firmsCalls } from '@remesa/api-client/contract'
import {
  type EmployeeSearchAnswer,
  type EmployeeSearchInput,
  firmsValidationMachine,
  type QuestionAnswer,
  type QuestionAnswered,
  type QuestionAsked,
  type ServerChallengeInput,
  serverChallengeMachine,
  type VehicleSearchAnswer,
  type VehicleSearchInput,
} from '@remesa/domain/firms'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { useClientOf } from '../kernel/api'
import { searchEmployees } from './search-employees'

/** The crew and truck searches of the page, controlled by the state machine in the domain package. */
export const useCrewSearch = () => {
  const { firms } = useClientOf(firmsCalls)
  const [machine] = useState(() => firmsValidationMachine.provide({ actors: actorsOf(firms) }))
  const [snapshot, send] = useMachine(machine, { input: { random: Math.random } })
  return { snapshot, send }
}

const actorsOf = (firms: ApiClient<FirmsCalls>['firms']) => ({
  searchEmployees: fromPromise<EmployeeSearchAnswer, EmployeeSearchInput>(({ input, signal }) =>
    searchEmployees(firms, input, { signal }),
  ),
  serverChallenge: serverChallengeMachine.provide({
    actors: {
      askQuestion: fromPromise<QuestionAsked, ServerChallengeInput>(({ input, signal }) =>
        firms.askChallenge(
          { params: { countryCode: input.countryCode }, body: { reference: input.reference } },
          { signal },
        ),
      ),
      answerQuestion: fromPromise<QuestionAnswered, QuestionAnswer>(({ input, signal }) => {
        const { countryCode, challengeId, digits } = input
        return firms.answerChallenge(
          { params: { countryCode, challengeId }, body: { digits: [...digits] } },
          { signal },
        )
      }),
    },
  }),
  searchVehicles: fromPromise<VehicleSearchAnswer, VehicleSearchInput>(({ input, signal }) =>
    firms.vehicles({ params: { countryCode: input.countryCode }, query: input.query }, { signal }),
  ),
})
