import { cleanText } from '@remesa/domain/kernel'
import { CHANNEL_CREATION_DELAY_MS, type Channel, isTagUnfinished } from '@remesa/domain/service-points'
import { useT } from '../../i18n'
import { type RecordFieldProps, RecordTags } from '../../records'
import { type ChannelChoice, useChannelTyping } from './use-channel-typing'

export type { ChannelChoice, ChannelCreation } from './use-channel-typing'

export interface ChannelsFieldProps {
  readonly field: RecordFieldProps<'channels', readonly Channel[]>
  readonly channels: ChannelChoice
}

/**
 * The field for the channels of a service point. A text that matches none of the country's channels becomes a new
 * channel one second after the last key.
 */
export function ChannelsField({ field, channels }: ChannelsFieldProps) {
  const t = useT()
  const { options, state, creation, onSearch, onRetry } = channels
  const { form } = field
  const chosen = form.draft.channels
  const { text, tag, isSearching, isStopped, isDelayed, type, enter, stop } = useChannelTyping(
    channels,
    chosen,
    (next) => form.change('channels', next),
  )
  const name = cleanText(text)
  const problem = (() => {
    if (creation.kind !== 'refused' && creation.kind !== 'failed') return undefined
    if (creation.text !== name) return undefined
    const words = creation.kind === 'refused' ? creation.message : undefined
    return words ?? t(`service-points.channels.${creation.kind}`, { name })
  })()
  const note = (() => {
    if (creation.kind === 'creating') return t('service-points.channels.creating', { name: creation.text })
    if (tag.kind === 'new' && problem === undefined) {
      const when = isStopped ? 'stopped' : isTagUnfinished(text) ? 'waiting' : 'new'
      return t(`service-points.channels.${when}`, { name })
    }
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
      creation={
        tag.kind === 'new' && creation.kind !== 'creating'
          ? {
              name,
              delayMs: isDelayed ? CHANNEL_CREATION_DELAY_MS : undefined,
              onCreate: enter,
              onStop: stop,
            }
          : undefined
      }
      onRetry={onRetry}
    />
  )
}
