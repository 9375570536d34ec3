import { FormField, FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Select } from '#app/ui/index.ts'
import { countryCodes } from '#contract/core/countries.ts'
import { keptCollator } from '#contract/core/kept-formats.ts'
import { businessKinds } from '#contract/firm/areas.ts'
import { packedCountries } from '#contract/firm/country-defaults.ts'
import { firmsPath } from '../paths.ts'

const formId = 'first-step'

/** The four questions that a new firm begins with; all else is what is usual in its country. */
export function FirstStep({ guess, refusal }: { guess: string; refusal: Refusal | undefined }) {
  const t = useT('firms')
  const labels = {
    legalName: t('field.legalName'),
    'address.country': t('field.country'),
    business: t('new.business'),
    vatId: t('field.vatId'),
  }
  const initial = { address: { country: guess }, business: 'several' }
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <input type="hidden" name="isShort" value="true" />
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
        </FormNotices>
        <IdempotencyField />
        <FormSection title={t('new.about')} words={t('new.aboutWords')}>
          <TextField name="legalName" maxLength={160} autoComplete="organization" />
          <FormField name="address.country" hint={t('new.countryHint')}>
            {(control) => (
              <Select {...control} autoComplete="country">
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
          </FormField>
          <SelectField
            name="business"
            hint={t('new.businessHint')}
            options={businessKinds.map((value) => ({ value, label: t(`business.${value}`) }))}
          />
          <TextField name="vatId" maxLength={20} isOptional hint={t('new.vatIdHint')} />
        </FormSection>
        <FormFoot cancelHref={firmsPath} submit={t('new.submit')} />
      </form>
    </FormFields>
  )
}

function CountryOptions({ codes }: { codes: readonly string[] }) {
  const { country, locale } = useFormat()
  const { compare } = keptCollator(locale)
  return codes
    .map((code) => ({ code, name: country(code) }))
    .sort((a, b) => compare(a.name, b.name))
    .map(({ code, name }) => (
      <option key={code} value={code}>
        {name}
      </option>
    ))
}
