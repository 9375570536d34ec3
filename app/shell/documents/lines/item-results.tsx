import * as styles from './lines.css.ts'
import type { EditorTexts } from './texts.ts'
import type { FoundItem, ItemSearch } from './use-search.ts'

type ItemResultsProps = {
  search: ItemSearch
  texts: EditorTexts
  onTake(item: FoundItem): void
}

/** What a search for items found, below its field. The keyboard stays in the field. */
export function ItemResults({ search, texts, onTake }: ItemResultsProps) {
  if (search.items.length === 0) {
    return (
      <p className={styles.results} role="status">
        {texts['editor.nothingFound']}
      </p>
    )
  }
  return (
    <div
      id={search.listId}
      className={styles.results}
      role="listbox"
      aria-label={texts['editor.found']}
    >
      {search.items.map((item, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are heard by the field, see useSearch
        <div
          key={item.line.itemId}
          id={search.optionId(at)}
          className={styles.result}
          role="option"
          tabIndex={-1}
          aria-selected={at === search.active}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(item)}
        >
          <span className={styles.resultName}>
            {item.parent === '' || search.items[at - 1]?.parent !== item.parent
              ? item.line.description
              : `↳ ${item.words}`}
          </span>
          <span className={styles.resultSku}>{item.line.sku}</span>
          <span className={styles.number}>{item.price}</span>
        </div>
      ))}
    </div>
  )
}
