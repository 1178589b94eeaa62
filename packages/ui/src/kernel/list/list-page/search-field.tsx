import { chakra } from '@chakra-ui/react'
import { cleanText, SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../i18n'
import { TextInput } from '../../fields/text-input'

/** The search of a list in all that its rows are known by. */
export interface ListSearch {
  /** What can be searched for: `Name, username or e-mail`. */
  readonly hint: string
  /** The text in effect. */
  readonly value: string
  readonly onSearch: (detail: { readonly text: string }) => void
}

interface SearchFieldProps extends ListSearch {
  readonly inputRef: Ref<HTMLElement>
}

/** The field above a list: a text takes effect 500 ms after the last key, or by Enter at once. (KRN-47, KRN-64) */
export function SearchField({ hint, value, onSearch, inputRef }: SearchFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState({ over: value, text: value })
  // A text from elsewhere, such as the back button, replaces what was typed; its own must not lose a blank at the end.
  const isOwn = typed.over === value || cleanText(typed.text) === value
  const text = isOwn ? typed.text : value
  const isAwaited = cleanText(text) !== value
  const search = useEffectEvent((wanted: string) => onSearch({ text: wanted }))
  useEffect(() => {
    if (!isAwaited) return undefined
    // Each key waits anew.
    const timer = setTimeout(() => search(cleanText(text)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isAwaited, text])
  return (
    <chakra.form
      role="search"
      flex={{ base: '1 0 100%', md: '1 1 13rem' }}
      maxW={{ md: '22rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAwaited) onSearch({ text: cleanText(text) })
      }}
    >
      <TextInput
        type="search"
        label={t('list.search')}
        isLabelHidden
        placeholder={hint}
        value={text}
        inputRef={inputRef}
        onChange={({ value: next }) => setTyped({ over: value, text: next })}
      />
    </chakra.form>
  )
}
