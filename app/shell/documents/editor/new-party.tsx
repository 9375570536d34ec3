import { type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { countryOptions, ownFirst } from '#app/shell/form/place-fields.tsx'
import { useFirm, useFormat } from '#app/shell/page-context.tsx'
import { Button, Field, Select, TextInput } from '#app/ui/index.ts'
import type { DocumentKind } from '../document-kind.ts'
import { useDocumentTexts } from '../document-texts.ts'
import * as styles from '../parties/party.css.ts'

type NewPartyProps = {
  kind: DocumentKind
  /** The firm's own country, which is proposed. */
  country: string
  /** As it was sent, when it was refused. */
  typed: TypedTree | undefined
  problemAt: (path: string) => string | undefined
}

const lines = [
  { name: 'name', maxLength: 160, autoComplete: 'organization' },
  { name: 'email', maxLength: 254, autoComplete: 'email' },
  { name: 'vatId', maxLength: 20, autoComplete: 'off' },
  { name: 'street', maxLength: 200, autoComplete: 'street-address' },
  { name: 'postcode', maxLength: 20, autoComplete: 'postal-code' },
  { name: 'city', maxLength: 100, autoComplete: 'address-level2' },
] as const

/** A party that is not known yet, without leaving the document. */
export function NewParty({ kind, country, typed, problemAt }: NewPartyProps) {
  const t = useDocumentTexts(kind)
  const { can } = useFirm()
  const options = ownFirst(countryOptions(useFormat()), country)
  if (!can('party:edit')) return null
  const errorOf = (name: string) => problemAt(`newParty.${name}`)
  const isOpen = [...lines.map(({ name }) => name), 'country'].some(errorOf)
  return (
    <details className={styles.newParty} open={isOpen} id="newParty">
      <summary className={styles.newPartySummary}>{t('edit.newParty')}</summary>
      <div className={styles.newPartyFields}>
        {lines.map(({ name, ...rest }) => (
          <Field
            key={name}
            id={`newParty.${name}`}
            label={t(`edit.newParty_${name}`)}
            error={errorOf(name)}
          >
            {(wiring) => (
              <TextInput
                {...wiring}
                {...rest}
                name={`newParty.${name}`}
                defaultValue={textAt(typed, `newParty.${name}`)}
                inputMode={name === 'email' ? 'email' : undefined}
              />
            )}
          </Field>
        ))}
        <Field id="newParty.country" label={t('edit.newParty_country')} error={errorOf('country')}>
          {(wiring) => (
            <Select
              {...wiring}
              name="newParty.country"
              defaultValue={textAt(typed, 'newParty.country') || country}
              options={options}
            />
          )}
        </Field>
      </div>
      <Button icon="plus" name="intent" value="new-party">
        {t('edit.addParty')}
      </Button>
    </details>
  )
}
