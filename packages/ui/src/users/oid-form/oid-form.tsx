import { chakra } from '@chakra-ui/react'
import {
  buildOidRequest,
  canSaveOid,
  changeOidDraft,
  emptyOidDraft,
  type OidChange,
  type User,
  type UserViewer,
  validateOid,
} from '@remesa/domain/users'
import { useEffect, useEffectEvent, useState } from 'react'
import { reasonText, useT } from '../../i18n'
import {
  Button,
  FailureNotice,
  Form,
  Switch,
  TextInput,
  useField,
  useFormState,
  type WriteFailure,
} from '../../kernel'

export interface OidFormProps {
  readonly user: Pick<User, 'oid'>
  readonly viewer: Pick<UserViewer, 'admin'>
  readonly isBusy: boolean
  readonly failure: WriteFailure | undefined
  readonly onSave: (detail: { readonly oid: string }) => void
  /**
   * Called with `true` when the field contains a typed text that would be lost if the user left the page, and with
   * `false` when it does not.
   */
  readonly onDirty?: ((detail: { readonly isDirty: boolean }) => void) | undefined
}

/**
 * The field for the id of a user at the identity provider. It is read-only until its switch is turned on. The form
 * needs a new `key` after the id was saved. If another administrator saves another id in the meantime, the form keeps
 * the typed text and shows the other id beside it.
 */
export function OidForm({ user, viewer, isBusy, failure, onSave, onDirty }: OidFormProps) {
  const t = useT()
  const [opened, setDraft] = useState(() => emptyOidDraft(user))
  const [before] = useState(user.oid)
  // A read-only field shows the saved id, even if another administrator has saved it in the meantime.
  const draft = opened.editing ? opened : emptyOidDraft(user)
  const isConflict = draft.editing && user.oid !== before
  const form = useFormState({
    issues: draft.editing ? validateOid(draft) : [],
    rejections: failure?.kind === 'refused' ? failure.issues : undefined,
  })
  const field = useField(form, { path: 'oid', label: t('users.oid') })
  const change = (next: OidChange) => {
    form.touch('oid')
    setDraft(changeOidDraft(draft, next, user))
  }
  const isDirty = draft.editing && draft.oid !== emptyOidDraft(user).oid
  const tellDirty = useEffectEvent((now: boolean) => onDirty?.({ isDirty: now }))
  useEffect(() => {
    tellDirty(isDirty)
    return () => tellDirty(false)
  }, [isDirty])
  const decision = canSaveOid(draft, { viewer, user })
  const save = () => {
    if (!isBusy && decision.allowed && form.attempt()) onSave(buildOidRequest(draft))
  }
  return (
    <chakra.div mt="4" pt="4" borderTopWidth="1px" borderColor="border">
      <Form
        form={form}
        onSubmit={save}
        notice={
          failure && <FailureNotice action="saveOid" failure={failure} isMarked={field.error !== undefined} />
        }
      >
        <chakra.div display="grid" gap="1">
          <TextInput
            {...field}
            label={t('users.oid')}
            hint={
              isConflict
                ? t('users.oid.theirs', { oid: user.oid ?? t('users.oid.none') })
                : t('users.oid.hint')
            }
            isReadOnly={!draft.editing}
            placeholder={draft.editing ? undefined : t('users.oid.none')}
            value={draft.oid}
            onChange={({ value }) => change({ type: 'oid', oid: value })}
          />
          <chakra.div
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="2"
          >
            <Switch
              label={t('users.oid.edit')}
              value={draft.editing}
              onChange={({ value }) => {
                change({ type: 'editing', editing: value })
                form.restart()
                if (value) form.focus('oid')
              }}
            />
            <Button
              type="submit"
              size="sm"
              variant="ink"
              isBusy={isBusy}
              disabledReason={reasonText(t, decision.reasons.slice(0, 1))}
            >
              {t('action.save')}
            </Button>
          </chakra.div>
        </chakra.div>
      </Form>
    </chakra.div>
  )
}
