import type { FieldWiring } from '#app/ui/fields/wire-field.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import * as styles from './centre-choice.css.ts'

type CentreChoiceProps = {
  /** Its id is the field's name too. */
  wiring: FieldWiring
  label: string
  /** What stands there where none is chosen. */
  word: string
  value: string
  centres: readonly CostCentreChoice[]
}

/** The cost centre of a line, below what is sold: open ones, and the one that it is on. */
export function CentreChoice({ wiring, label, word, value, centres }: CentreChoiceProps) {
  return (
    <select
      {...wiring}
      className={styles.centre}
      name={wiring.id}
      aria-label={label}
      title={label}
      defaultValue={value}
    >
      <option value="">{word}</option>
      {centres
        .filter(({ id, isArchived }) => !isArchived || id === value)
        .map(({ id, label: name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
    </select>
  )
}
