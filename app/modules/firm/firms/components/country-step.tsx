import { useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, Field, LinkButton, Row, Select, SheetPad } from '#app/ui/index.ts'
import { countryCodes } from '#contract/core/countries.ts'
import { packedCountries } from '#contract/firm/country-defaults.ts'
import { firmsPath, newFirmPath } from '../paths.ts'
import * as styles from './country-step.css.ts'

/** The first question about a new firm; everything else begins with its answer. */
export function CountryStep({ guess }: { guess: string }) {
  const t = useT('firms')
  const { firmPage } = usePage()
  return (
    <SheetPad>
      <form action={newFirmPath()} className={styles.form}>
        <Field id="country" label={t('field.country')} hint={t('new.countryHint')}>
          {(wiring) => (
            <Select {...wiring} name="country" defaultValue={guess} autoComplete="country">
              <optgroup label={t('new.packedCountries')}>
                <CountryOptions codes={packedCountries} />
              </optgroup>
              <optgroup label={t('new.otherCountries')}>
                <CountryOptions
                  codes={countryCodes.filter((code) => !packedCountries.includes(code))}
                />
              </optgroup>
            </Select>
          )}
        </Field>
        <Row>
          <Button kind="primary" icon="arrow-right">
            {t('new.continue')}
          </Button>
          {firmPage && (
            <LinkButton kind="ghost" href={firmsPath}>
              {t('new.back')}
            </LinkButton>
          )}
        </Row>
      </form>
    </SheetPad>
  )
}

function CountryOptions({ codes }: { codes: readonly string[] }) {
  const { country, locale } = useFormat()
  const { compare } = new Intl.Collator(locale)
  return codes
    .map((code) => ({ code, name: country(code) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
