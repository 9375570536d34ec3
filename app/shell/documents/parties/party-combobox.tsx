import { type FocusEvent, useEffect, useRef } from 'react'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { wireField } from '#app/ui/fields/wire-field.ts'
import { Icon } from '#app/ui/icons/icon.tsx'
import * as lines from '../lines/lines.css.ts'
import { useSearch } from '../lines/use-search.ts'
import type { FoundParty } from './found-party.ts'
import * as styles from './party.css.ts'
import type { PartyTexts } from './texts.ts'

type PartyComboboxProps = {
  field: string
  party: { id: string; name: string } | undefined
  problem: string | undefined
  searchAddress: string
  canAdd: boolean
  texts: PartyTexts
  onChoose(party: FoundParty): void
}

/** Whom a document is for: a search by name, number or place, and a way to somebody new. */
export function PartyCombobox(props: PartyComboboxProps) {
  const { field, party, problem, searchAddress, canAdd, texts, onChoose } = props
  const root = useRef<HTMLDivElement>(null)
  const more = canAdd ? openNewParty : undefined
  const search = useSearch<FoundParty>(searchAddress, true, { opensEmpty: true, more })

  useEffect(() => {
    const input = root.current?.querySelector<HTMLInputElement>('[role=combobox]')
    if (input && input !== document.activeElement) input.value = party?.name ?? ''
  }, [party?.name])

  function take(found: FoundParty | undefined) {
    if (!found) return
    search.close()
    const input = root.current?.querySelector<HTMLInputElement>('[role=combobox]')
    if (input) input.value = found.name
    onChoose(found)
  }

  /** What was typed and not chosen gives way to who is chosen. */
  function restore(event: FocusEvent<HTMLInputElement>) {
    event.currentTarget.value = party?.name ?? ''
    search.close()
  }

  function openNewParty() {
    const details = root.current?.closest('form')?.querySelector<HTMLDetailsElement>('#newParty')
    const name = details?.querySelector('input')
    const typed = root.current?.querySelector<HTMLInputElement>('[role=combobox]')?.value ?? ''
    if (details) details.open = true
    if (name && name.value === '' && typed !== party?.name) name.value = typed
    search.close()
    name?.focus()
  }

  return (
    <div className={styles.combobox} ref={root}>
      <input type="hidden" name={field} value={party?.id ?? ''} />
      <TextInput
        {...wireField({ id: field, error: problem })}
        {...search.comboboxProps(take)}
        defaultValue={party?.name ?? ''}
        placeholder={texts['edit.partySearch']}
        autoComplete="off"
        maxLength={200}
        onFocusCapture={(event) => event.currentTarget.select()}
        onBlur={restore}
      />
      {search.isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the field
        <div className={lines.results} onMouseDown={(event) => event.preventDefault()}>
          <div id={search.listId} role="listbox" aria-label={texts['edit.partiesFound']}>
            {search.items.map((found, at) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, see useSearch
              <div
                key={found.id}
                id={search.optionId(at)}
                className={lines.result}
                role="option"
                tabIndex={-1}
                aria-selected={at === search.active}
                onClick={() => take(found)}
              >
                <span className={lines.resultName}>{found.name}</span>
                <span className={lines.resultSku}>{found.place}</span>
              </div>
            ))}
            {canAdd && (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, see useSearch
              <div
                id={search.optionId(search.items.length)}
                className={lines.result}
                role="option"
                tabIndex={-1}
                aria-selected={search.active === search.items.length}
                onClick={openNewParty}
              >
                <Icon name="plus" size="s" />
                <span className={lines.resultName}>{texts['edit.newParty']}</span>
              </div>
            )}
          </div>
          {search.items.length === 0 && (
            <p className={lines.result} role="status">
              {texts['edit.partyNotFound']}
            </p>
          )}
        </div>
      )}
    </div>
  )
}
