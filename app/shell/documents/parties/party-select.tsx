import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/fields/text-input.tsx'
import { wireField } from '#app/ui/fields/wire-field.ts'
import * as styles from './party.css.ts'

export type PartySelectProps = {
  field: string
  partyId: string
  parties: { id: string; name: string }[]
  /** Whose card is shown below. */
  cardId: string
  problem?: string
  words: { choose: string; takeTerms: string }
}

/** The browser's own list; a choice's terms are taken over by a button, as nothing reloads by itself. */
export function PartySelect({ field, partyId, parties, cardId, problem, words }: PartySelectProps) {
  return (
    <div className={styles.row}>
      <Select {...wireField({ id: field, error: problem })} name={field} defaultValue={partyId}>
        <option value="">{words.choose}</option>
        {parties.map(({ id, name }) => (
          <option key={id} value={id} data-card={id === cardId || undefined}>
            {name}
          </option>
        ))}
      </Select>
      <Button name="intent" value="party" className={styles.takeTerms}>
        {words.takeTerms}
      </Button>
    </div>
  )
}
