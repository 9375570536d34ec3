import { Island } from '#app/islands/island.tsx'
import { pickTexts } from '#app/islands/texts.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm } from '#app/shell/page-context.tsx'
import { Button, Field, FieldNote, TextInput } from '#app/ui/index.ts'
import DocumentParty from '../../islands/document-party.island.tsx'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorChoices, PartyCard } from '../draft/editor.server.ts'
import * as styles from '../parties/party.css.ts'
import { partyTextKeys } from '../parties/texts.ts'
import { NewParty } from './new-party.tsx'
import { PartyCardView } from './party-card.tsx'

type PartyPartProps = {
  kind: DocumentKind
  partyId: string
  parties: EditorChoices['parties']
  hasMore: boolean
  card: PartyCard | null
  baseCurrency: string
  country: string
  refusal: Refusal | undefined
  problemAt: (path: string) => string | undefined
}

/** Whom the document is for. */
export function PartyPart(props: PartyPartProps) {
  const { kind, partyId, parties, hasMore, card, problemAt, baseCurrency, refusal } = props
  const t = useDocumentTexts(kind)
  const { firm, can } = useFirm()
  const { field, role } = kind.party
  const known = card && !parties.some(({ id }) => id === card.id) ? [card, ...parties] : parties
  const problem = problemAt(field)
  return (
    <div className={styles.part}>
      <Field id={field} label={t('edit.party')}>
        {() => (
          <Island
            of={DocumentParty}
            when="load"
            props={{
              field,
              partyId,
              parties: known.map(({ id, name }) => ({ id, name })),
              cardId: card?.id ?? '',
              problem,
              words: { choose: t('edit.chooseParty'), takeTerms: t('edit.takeTerms') },
              searchAddress: `/firms/${firm.firmId}/parties/search?role=${role}`,
              canSearch: can('party:view'),
              canAdd: can('party:edit'),
              texts: pickTexts(t, partyTextKeys),
            }}
          />
        )}
      </Field>
      <FieldNote id={field} error={problem} />
      {hasMore && <PartySearch kind={kind} refusal={refusal} problemAt={problemAt} />}
      <div data-part="card">
        {card && <PartyCardView kind={kind} card={card} baseCurrency={baseCurrency} />}
      </div>
      <NewParty kind={kind} country={props.country} typed={refusal?.values} problemAt={problemAt} />
    </div>
  )
}

/** For those who have no script; the others search in the field itself. */
function PartySearch({
  kind,
  refusal,
  problemAt,
}: Pick<PartyPartProps, 'kind' | 'refusal' | 'problemAt'>) {
  const t = useDocumentTexts(kind)
  return (
    <noscript>
      <Field id="partyQuery" label={t('edit.findParty')} error={problemAt('partyQuery')}>
        {(wiring) => (
          <div className={styles.row}>
            <TextInput
              {...wiring}
              name="partyQuery"
              defaultValue={textAt(refusal?.values, 'partyQuery')}
              maxLength={200}
            />
            <Button icon="search" name="intent" value="find-party">
              {t('edit.find')}
            </Button>
          </div>
        )}
      </Field>
    </noscript>
  )
}
