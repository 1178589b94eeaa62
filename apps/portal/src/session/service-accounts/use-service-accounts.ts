import { serviceAccountCalls } from '@remesa/api-client/contract'
import type { ServiceAccount, ServiceAccountRequest, ServiceAccountSecret } from '@remesa/domain/users'
import { useQueryClient } from '@tanstack/react-query'
import { useClientOf } from '../../kernel/api'
import { useWrite } from '../../kernel/write'

export const useServiceAccountCalls = () => useClientOf(serviceAccountCalls).session

const useReread = () => {
  const calls = useServiceAccountCalls()
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: [calls.serviceAccounts.id] })
}

/** Creates a service account. */
export const useAccountCreate = ({
  onDone,
}: {
  readonly onDone: (name: string, given: ServiceAccountSecret) => void
}) => {
  const calls = useServiceAccountCalls()
  return useWrite<ServiceAccountRequest, ServiceAccountSecret>({
    call: (body, options) => calls.createServiceAccount({ body }, options),
    onDone: (given, { name }) => onDone(name, given),
    reread: useReread(),
  })
}

/** Gives a service account a new secret. */
export const useSecretRenewal = ({
  onDone,
  onFailed,
}: {
  readonly onDone: (given: ServiceAccountSecret) => void
  readonly onFailed: () => void
}) => {
  const calls = useServiceAccountCalls()
  return useWrite<ServiceAccount, ServiceAccountSecret>({
    call: ({ clientId: id }, options) => calls.renewServiceSecret({ params: { id } }, options),
    draftOf: ({ clientId }) => clientId,
    toasts: { ko: 'service-accounts.renew.failed' },
    onDone,
    onFailed,
    reread: useReread(),
  })
}

/** Ends a service account. */
export const useAccountEnd = ({ onDone }: { readonly onDone: () => void }) => {
  const calls = useServiceAccountCalls()
  return useWrite<ServiceAccount>({
    call: ({ clientId: id }, options) => calls.endServiceAccount({ params: { id } }, options),
    draftOf: ({ clientId }) => clientId,
    toasts: { ok: 'service-accounts.end.done', ko: 'service-accounts.end.failed' },
    onDone,
    onFailed: onDone,
    reread: useReread(),
  })
}
