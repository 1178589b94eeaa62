import type { Channel } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { type RecordFieldProps, RecordTags } from '../../records'
import { type ChannelChoice, useChannelTyping } from './use-channel-typing'

export interface ChannelsFieldProps {
  readonly field: RecordFieldProps<'channels', readonly Channel[]>
  readonly channels: ChannelChoice
}

/** The channels of a point. A text that is none of the country's becomes one when nothing is typed for a second. */
export function ChannelsField({ field, channels }: ChannelsFieldProps) {
  const t = useT()
  const { options, state, creation, onSearch, onRetry } = channels
  const { form } = field
  const chosen = form.draft.channels
  const onChosen = (next: readonly Channel[]) => form.change('channels', next)
  const { text, tag, isSearching, type, enter } = useChannelTyping({ channels, chosen, onChosen })
  const name = text.trim()
  const problem = (() => {
    if (creation.kind !== 'refused' && creation.kind !== 'failed') return undefined
    if (creation.text !== name) return undefined
    const words = creation.kind === 'refused' ? creation.message : undefined
    return words ?? t(`service-points.channels.${creation.kind}`, { name })
  })()
  const note = (() => {
    if (creation.kind === 'creating') return t('service-points.channels.creating', { name: creation.text })
    if (tag.kind === 'new' && problem === undefined) return t('service-points.channels.new', { name })
    const isChosen = tag.kind === 'known' && chosen.some(({ id }) => id === tag.channel.id)
    return isChosen ? t('service-points.channels.chosen', { name }) : undefined
  })()
  return (
    <RecordTags
      {...field}
      items={options}
      optionOf={({ id, text: channel }) => ({ id: String(id), name: channel })}
      typed={{ text, onText: (detail) => type(detail.text) }}
      hint={t('service-points.channels.hint')}
      error={problem}
      state={isSearching ? 'loading' : state}
      emptyText={t('text.no.channels')}
      note={note}
      onOpen={() => onSearch({ text: name })}
      onEnter={enter}
      onRetry={onRetry}
    />
  )
}
