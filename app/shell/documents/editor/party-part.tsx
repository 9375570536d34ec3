import { useFormat } from '#app/shell/page-context.tsx'
import { Avatar, Button, Field, Select, TextInput, text } from '#app/ui/index.ts'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import type { EditorChoices, PartyCard } from '../draft/editor.server.ts'
import { addressLine } from './address-line.ts'
import * as styles from './editor.css.ts'

type PartyPartProps = {
  kind: DocumentKind
  partyId: string
  parties: EditorChoices['parties']
  hasMore: boolean
  card: PartyCard | null
  baseCurrency: string
  query: string
  problemAt: (path: string) => string | undefined
}

/** Whom the document is for. A choice's terms are taken over by a button, as nothing reloads by itself. */
export function PartyPart(props: PartyPartProps) {
  const { kind, partyId, parties, hasMore, card, problemAt } = props
  const t = useDocumentTexts(kind)
  const { field } = kind.party
  const known = card && !parties.some(({ id }) => id === card.id) ? [card, ...parties] : parties
  return (
    <div className={styles.customer}>
      <Field id={field} label={t('edit.party')} error={problemAt(field)}>
        {(wiring) => (
          <div className={styles.customerRow}>
            <Select {...wiring} name={field} defaultValue={partyId}>
              <option value="">{t('edit.chooseParty')}</option>
              {known.map(({ id, name }) => (
                <option key={id} value={id} data-card={id === card?.id || undefined}>
                  {name}
                </option>
              ))}
            </Select>
            <Button name="intent" value="party" className={styles.takeTerms}>
              {t('edit.takeTerms')}
            </Button>
          </div>
        )}
      </Field>
      {hasMore && <PartySearch {...props} />}
      {card && <Card kind={kind} card={card} baseCurrency={props.baseCurrency} />}
    </div>
  )
}

function PartySearch({ kind, query, problemAt }: PartyPartProps) {
  const t = useDocumentTexts(kind)
  return (
    <Field id="partyQuery" label={t('edit.findParty')} error={problemAt('partyQuery')}>
      {(wiring) => (
        <div className={styles.customerRow}>
          <TextInput {...wiring} name="partyQuery" defaultValue={query} maxLength={200} />
          <Button icon="search" name="intent" value="find-party">
            {t('edit.find')}
          </Button>
        </div>
      )}
    </Field>
  )
}

type CardProps = Pick<PartyPartProps, 'kind' | 'baseCurrency'> & { card: PartyCard }

function Card({ kind, card, baseCurrency }: CardProps) {
  const t = useDocumentTexts(kind)
  const { money, country } = useFormat()
  const { name, address, vatId, overdue, receivable } = card
  return (
    <div className={styles.card}>
      <Avatar name={name} />
      <div>
        <b>{name}</b>
        <p>
          {addressLine(address, country)}
          {vatId && (
            <>
              <br />
              {vatId}
            </>
          )}
        </p>
        <p className={text.tiny}>
          {overdue !== null && overdue > 0 ? (
            <span className={text.bad}>
              {t('edit.partyOverdue', { amount: money(overdue, baseCurrency) })}
            </span>
          ) : receivable !== null && receivable > 0 ? (
            t('edit.partyOwes', { amount: money(receivable, baseCurrency) })
          ) : (
            t('edit.partyOwesNothing')
          )}
        </p>
      </div>
    </div>
  )
}
