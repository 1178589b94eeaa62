import { chakra } from '@chakra-ui/react'
import { cleanText, SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { TextInput } from '../../fields/text-input'

/** The search field of a list. It searches the texts by which users know a row, such as name and code. */
export interface ListSearch {
  /** The fields that are searched, in words: `Name, username or e-mail`. */
  readonly hint: string
  /** The search text that is applied to the list. */
  readonly value: string
  readonly onSearch: (detail: { readonly text: string }) => void
}

export interface SearchFieldProps extends Pick<ListSearch, 'value' | 'onSearch'> {
  readonly label: string
  /** The fields that are searched, in words, shown inside the field instead of a visible label. */
  readonly hint?: string | undefined
  readonly inputRef?: Ref<HTMLElement> | undefined
}

/**
 * The search field of a list. A text is applied 500 ms after the last key, or at once when Enter is pressed.
 * (KRN-47, KRN-64)
 */
export function SearchField({ label, hint, value, onSearch, inputRef }: SearchFieldProps) {
  const [typed, setTyped] = useState({ over: value, text: value })
  // A new `value`, for example after the back button, replaces the typed text, unless the new value and the typed text
  // differ only by blanks at the ends of the typed text.
  const isOwn = typed.over === value || cleanText(typed.text) === value
  const text = isOwn ? typed.text : value
  const isAwaited = cleanText(text) !== value
  const search = useEffectEvent((wanted: string) => onSearch({ text: wanted }))
  useEffect(() => {
    if (!isAwaited) return undefined
    // Each key restarts the delay, so that the list does not search for an incomplete text.
    const timer = setTimeout(() => search(cleanText(text)), SEARCH_DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [isAwaited, text])
  return (
    <chakra.form
      role="search"
      {...(hint === undefined ? {} : { flex: { base: '1 0 100%', md: '1 1 13rem' }, maxW: { md: '22rem' } })}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAwaited) onSearch({ text: cleanText(text) })
      }}
    >
      <TextInput
        type="search"
        label={label}
        isLabelHidden={hint !== undefined}
        placeholder={hint}
        value={text}
        inputRef={inputRef}
        onChange={({ value: next }) => setTyped({ over: value, text: next })}
      />
    </chakra.form>
  )
}
