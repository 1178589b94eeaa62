import type { Channel } from '@remesa/domain/service-points'
import { match, P } from 'ts-pattern'
import { useT } from '../../i18n'
import { ChangedField, type EntityOption, TagPicker, useField } from '../../kernel'
import type { ChannelChoice, ServicePointSectionProps } from './service-point-form.types'
import { useChannelTyping } from './use-channel-typing'

export interface ChannelsFieldProps extends Pick<ServicePointSectionProps, 'form'> {
  readonly channels: ChannelChoice
}

const optionOf = ({ id, text }: Channel): EntityOption => ({ id: String(id), name: text })

/** The channels of a point. A text that is none of the country's becomes one when nothing is typed for a second. */
export function ChannelsField({ form, channels }: ChannelsFieldProps) {
  const t = useT()
  const { options, state, creation, onSearch, onRetry } = channels
  const chosen = form.draft.channels
  const label = t('service-points.form.channels')
  const onChosen = (next: readonly Channel[]) => form.change('channels', next)
  const typing = useChannelTyping({ channels, chosen, onChosen })
  const { error, ...control } = useField(form, { path: 'channels', label, kind: 'choice' })
  const name = typing.text.trim()
  const problem = match(creation)
    .with({ kind: 'refused' }, ({ text, message }) =>
      text === name ? (message ?? t('service-points.channels.refused', { name })) : undefined,
    )
    .with({ kind: 'failed' }, ({ text }) =>
      text === name ? t('service-points.channels.failed', { name }) : undefined,
    )
    .with({ kind: P.union('none', 'creating', 'created') }, () => undefined)
    .exhaustive()
  const note = match(typing.tag)
    .with({ kind: 'nothing' }, () => undefined)
    .with({ kind: 'known' }, ({ channel }) =>
      chosen.some(({ id }) => id === channel.id) ? t('service-points.channels.chosen', { name }) : undefined,
    )
    .with({ kind: 'new' }, () =>
      problem === undefined ? t('service-points.channels.new', { name }) : undefined,
    )
    .exhaustive()
  return (
    <ChangedField
      form={form}
      name="channels"
      label={label}
      shown={(before: readonly Channel[]) => before.map(({ text }) => text).join(', ')}
    >
      <TagPicker
        {...control}
        error={problem ?? error}
        label={label}
        hint={t('service-points.channels.hint')}
        value={chosen.map(optionOf)}
        options={options.map(optionOf)}
        state={typing.isSearching ? 'loading' : state}
        emptyText={t('text.no.channels')}
        text={typing.text}
        note={
          creation.kind === 'creating' ? t('service-points.channels.creating', { name: creation.text }) : note
        }
        onText={({ text }) => typing.type(text)}
        onOpen={() => onSearch({ text: name })}
        onEnter={typing.enter}
        onRetry={onRetry}
        onChange={({ value }) =>
          onChosen(
            value.flatMap(({ id }) => [...chosen, ...options].find((each) => String(each.id) === id) ?? []),
          )
        }
      />
    </ChangedField>
  )
}
