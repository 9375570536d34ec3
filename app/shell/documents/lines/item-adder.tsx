import { useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { FieldNote } from '#app/ui/fields/field.tsx'
import { TextInput } from '#app/ui/fields/text-input.tsx'
import { wireField } from '#app/ui/fields/wire-field.ts'
import { ItemResults } from './item-results.tsx'
import * as styles from './lines.css.ts'
import type { EditorTexts } from './texts.ts'
import { type FoundItem, useSearch } from './use-search.ts'

type ItemAdderProps = {
  texts: EditorTexts
  problem: string | undefined
  /** What was typed before the page came. */
  typed: string
  isLive: boolean
  /** Where items are searched; the query and the document's terms are added. */
  searchAddress: string
  canSearch: boolean
  onItem(item: FoundItem): void
  /** A line that is no item: its description, which may be empty. */
  onText(description: string): void
}

/** Adds a line: an empty one, or an item by its name or code. */
export function ItemAdder(props: ItemAdderProps) {
  const { texts, problem, typed, isLive, searchAddress, canSearch, onItem, onText } = props
  const field = useRef<HTMLDivElement>(null)
  const search = useSearch<FoundItem>(searchAddress, isLive && canSearch)

  function take(item: FoundItem | undefined) {
    const input = field.current?.querySelector('input')
    const description = input?.value.trim() ?? ''
    if (input) input.value = ''
    search.close()
    if (item) onItem(item)
    else onText(description)
  }

  return (
    <div className={styles.adder}>
      {canSearch && (
        <div className={styles.adderField} ref={field}>
          <TextInput
            {...wireField({ id: 'addItem', error: problem })}
            {...(isLive ? search.comboboxProps(take) : { list: 'item-options' })}
            name="addItem"
            defaultValue={typed}
            autoComplete="off"
            maxLength={200}
            aria-label={texts['editor.addItemHint']}
            placeholder={texts['editor.addItemHint']}
          />
          {search.isOpen && <ItemResults search={search} texts={texts} onTake={take} />}
          <FieldNote id="addItem" error={problem} />
        </div>
      )}
      {canSearch && !isLive && (
        <Button size="s" icon="package" name="intent" value="add-item">
          {texts['editor.addItem']}
        </Button>
      )}
      <Button size="s" icon="plus" name="intent" value="add">
        {texts['editor.emptyLine']}
      </Button>
      {isLive && <span className={styles.keys}>{texts['editor.keys']}</span>}
    </div>
  )
}
