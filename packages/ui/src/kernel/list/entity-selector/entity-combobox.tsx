import { Combobox, createListCollection } from '@chakra-ui/react'
import { ChevronDown, RotateCw, X } from 'lucide'
import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { useT } from '../../../i18n'
import { Button } from '../../button/button'
import { FieldFrame } from '../../fields/field-frame'
import { Icon } from '../../icon/icon'
import { HiddenText } from '../../texts/hidden-text'
import { entityComboboxRecipe } from './entity-combobox.recipe'
import type { EntityComboboxProps, EntityOption } from './entity-selector.types'
import { useSearch } from './use-search'

/**
 * The selector after the code of the search is loaded. The user has already focused the field, so at the first
 * rendering the list is open and the field has the focus.
 */
export function EntityCombobox(props: EntityComboboxProps) {
  const { value, onChange, onBlur, id, name, options, onSearch, placeholder, typedBefore } = props
  const { label, isRequired, hint, error, isLabelHidden, labelEnd, state, onRetry, emptyText } = props
  const t = useT()
  const ownId = useId()
  const controlId = id ?? ownId
  const input = useRef<HTMLInputElement>(null)
  const retry = useRef<HTMLDivElement>(null)
  const search = useSearch(onSearch, typedBefore)
  const isBusy = search.isWaiting || state === 'loading'
  const hasFailed = state === 'error' && !search.isWaiting
  const nothing = search.text?.trim() ? t('text.no.results') : (emptyText ?? t('text.no.options'))
  const collection = useMemo(
    () =>
      createListCollection<EntityOption>({
        // While another search is running, Enter must not choose an option of the former search.
        items: isBusy ? [] : [...options],
        itemToValue: (option) => option.id,
        itemToString: (option) => option.name,
      }),
    [options, isBusy],
  )
  const begin = useEffectEvent(() => {
    input.current?.focus()
    if (typedBefore === undefined) onSearch({ text: '' })
  })
  // A layout effect moves the focus to the field before the user can press the next key.
  useLayoutEffect(() => begin(), [])
  return (
    <Combobox.Root
      recipe={entityComboboxRecipe}
      ids={{ input: controlId, label: `${controlId}-label` }}
      collection={collection}
      value={value === undefined ? [] : [value.id]}
      inputValue={search.text ?? value?.name ?? ''}
      defaultOpen
      openOnClick
      inputBehavior="autohighlight"
      selectionBehavior="preserve"
      positioning={{ sameWidth: true, strategy: 'fixed' }}
      translations={{ clearTriggerLabel: t('field.clear', { label }), triggerLabel: label }}
      onInteractOutside={(event) => {
        const { target } = event.detail.originalEvent
        // A click on the retry button does not close the list, because the same search continues.
        if (target instanceof Node && retry.current?.contains(target)) event.preventDefault()
      }}
      onOpenChange={({ open }) => {
        if (open) onSearch({ text: '' })
        else search.end()
      }}
      onValueChange={({ items }) => {
        search.end()
        onChange({ value: items[0] })
      }}
    >
      <FieldFrame
        label={label}
        isRequired={isRequired}
        hint={hint}
        error={hasFailed ? t('selector.error') : error}
        isLabelHidden={isLabelHidden}
        labelEnd={labelEnd}
        id={controlId}
        after={
          hasFailed && (
            <div ref={retry}>
              <Button
                size="sm"
                icon={<Icon of={RotateCw} size={14} />}
                onClick={() => {
                  input.current?.focus()
                  onRetry()
                }}
              >
                {t('action.retry')}
              </Button>
            </div>
          )
        }
      >
        {(attributes) => (
          <Combobox.Control>
            <Combobox.Input
              {...attributes}
              ref={input}
              name={name}
              autoComplete="off"
              placeholder={placeholder ?? t('field.search.placeholder')}
              // The combobox reports a text only after the key's event. Meanwhile it would replace the next keys.
              onChange={(event) => search.type(event.currentTarget.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.currentTarget.hasAttribute('aria-activedescendant')) return
                // Without a highlighted option, an open list would close and discard the typed text.
                if (event.currentTarget.getAttribute('aria-expanded') === 'true') event.preventDefault()
              }}
              onBlur={onBlur}
            />
            <Combobox.IndicatorGroup>
              {!isRequired && value !== undefined && (
                <Combobox.ClearTrigger>
                  <Icon of={X} size={14} />
                </Combobox.ClearTrigger>
              )}
              <Combobox.Trigger>
                <Icon of={ChevronDown} size={16} />
              </Combobox.Trigger>
            </Combobox.IndicatorGroup>
          </Combobox.Control>
        )}
      </FieldFrame>
      {/* If the search has failed, the popup is empty and would only cover the content below it. */}
      <Combobox.Positioner hidden={hasFailed}>
        <Combobox.Content>
          {isBusy || options.length === 0 ? (
            <div className="r-note" role="option" aria-disabled="true" aria-selected="false" tabIndex={-1}>
              {isBusy ? t('text.loading') : nothing}
            </div>
          ) : (
            options.map((option) => (
              <Combobox.Item key={option.id} item={option}>
                <Combobox.ItemText>{option.name}</Combobox.ItemText>
                {option.code !== undefined && <span className="r-code">{option.code}</span>}
              </Combobox.Item>
            ))
          )}
        </Combobox.Content>
      </Combobox.Positioner>
      <HiddenText role="status">
        {isBusy || hasFailed || search.text === undefined
          ? ''
          : t('count.results', { count: options.length })}
      </HiddenText>
    </Combobox.Root>
  )
}
