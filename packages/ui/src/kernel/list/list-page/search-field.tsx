import { chakra } from '@chakra-ui/react'
import { cleanText, SEARCH_DEBOUNCE_MS } from '@remesa/domain/kernel'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { TextInput } from '../../fields/text-input'

/** The search of a list in all that its rows are known by. */
export interface ListSearch {
  /** What can be searched for: `Name, username or e-mail`. */
  readonly hint: string
  /** The text in effect. */
  readonly value: string
  readonly onSearch: (detail: { readonly text: string }) => void
}

export interface SearchFieldProps extends Pick<ListSearch, 'value' | 'onSearch'> {
  readonly label: string
  /** What can be searched for; in the field, in place of a visible label. */
  readonly hint?: string | undefined
  readonly inputRef?: Ref<HTMLElement> | undefined
}

/** The field of a search: a text takes effect 500 ms after the last key, or by Enter at once. (KRN-47, KRN-64) */
export function SearchField({ label, hint, value, onSearch, inputRef }: SearchFieldProps) {
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
