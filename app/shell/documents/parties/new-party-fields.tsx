import type { ReactNode } from 'react'
import { countryOptions, ownFirst } from '#app/shell/form/place-fields.tsx'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFormat } from '#app/shell/page-context.tsx'
import { Button, Field, Select, TextInput } from '#app/ui/index.ts'
import * as styles from './party.css.ts'

const lines = [
  { name: 'name', maxLength: 160, autoComplete: 'organization' },
  { name: 'email', maxLength: 254, autoComplete: 'email' },
  { name: 'vatId', maxLength: 20, autoComplete: 'off' },
  { name: 'street', maxLength: 200, autoComplete: 'street-address' },
  { name: 'postcode', maxLength: 20, autoComplete: 'postal-code' },
  { name: 'city', maxLength: 100, autoComplete: 'address-level2' },
] as const

/** What is asked about a new party, in the order of the form. */
export const newPartyNames = [...lines.map(({ name }) => name), 'country'] as const

type NewPartyFieldsProps = {
  /** The texts `edit.newParty…` of documents, or of the kind of document. */
  t: Translate
  /** The firm's own country, which is proposed. */
  country: string
  /** What was typed into a field, when it was refused. */
  textOf: (name: string) => string
  errorOf: (name: string) => string | undefined
  /** Open without a problem at one of its fields too. */
  isOpen?: boolean
}

/** A party that is not known yet, in the form that it is needed in; the button's intent is `new-party`. */
export function NewPartyFields(props: NewPartyFieldsProps): ReactNode {
  const { t, country, textOf, errorOf, isOpen } = props
  const options = ownFirst(countryOptions(useFormat()), country)
  return (
    <details
      className={styles.newParty}
      open={isOpen || newPartyNames.some((name) => errorOf(name))}
      id="newParty"
    >
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
                defaultValue={textOf(name)}
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
              defaultValue={textOf('country') || country}
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
