import { FormField, TextAreaField, TextField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { CountryField, CurrencyField, LanguageField } from '#app/shell/form/place-fields.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox, ChoiceList, FieldGrid, FieldGroup, Row, SuffixInput } from '#app/ui/index.ts'
import { PartyRole } from '#contract/parties.ts'

/** Everything that is asked about a party. Stands in `FormFields`. */
export function PartyFields() {
  return (
    <>
      <WhoFields />
      <WhereFields />
      <TradeFields />
    </>
  )
}

function WhoFields() {
  const t = useT('parties')
  return (
    <FormSection title={t('form.who')} words={t('form.whoWords')}>
      <RolesField />
      <KindField />
      <TextField name="name" maxLength={160} autoComplete="off" />
      <TextField name="contactName" maxLength={120} isOptional />
      <FieldGrid>
        <TextField
          name="email"
          type="email"
          maxLength={254}
          isOptional
          hint={t('form.emailHint')}
        />
        <TextField name="phone" type="tel" maxLength={40} isOptional />
      </FieldGrid>
    </FormSection>
  )
}

/** Both may be ticked: who sells to the firm and buys from it has one record. */
function RolesField() {
  const t = useT('parties')
  const { label, error } = useFormField('roles')
  const chosen = [useFormField('roles.0').value, useFormField('roles.1').value]
  return (
    <FieldGroup id="roles" label={label} error={error}>
      <Row>
        {PartyRole.options.map((role) => (
          <Checkbox key={role} name="roles" value={role} defaultChecked={chosen.includes(role)}>
            {t(`role.${role}`)}
          </Checkbox>
        ))}
      </Row>
    </FieldGroup>
  )
}

function KindField() {
  const t = useT('parties')
  const { label, value, error } = useFormField('kind')
  return (
    <FieldGroup id="kind" label={label} error={error}>
      <ChoiceList
        name="kind"
        columns={2}
        defaultValue={value}
        choices={[
          { value: 'company', label: t('kind.company'), icon: 'building-2' },
          { value: 'person', label: t('kind.person'), icon: 'user' },
        ]}
      />
    </FieldGroup>
  )
}

function WhereFields() {
  const t = useT('parties')
  return (
    <FormSection title={t('form.where')} words={t('form.whereWords')}>
      <TextField name="address.street" maxLength={200} isOptional />
      <FieldGrid>
        <TextField name="address.postcode" maxLength={20} isOptional />
        <TextField name="address.city" maxLength={100} isOptional />
      </FieldGrid>
      <FieldGrid>
        <TextField name="address.region" maxLength={100} isOptional />
        <CountryField name="address.country" />
      </FieldGrid>
    </FormSection>
  )
}

function TradeFields() {
  const t = useT('parties')
  const { firm } = useFirm()
  return (
    <FormSection title={t('form.trade')} words={t('form.tradeWords')}>
      <FieldGrid>
        <TextField name="vatId" maxLength={20} isOptional hint={t('form.vatIdHint')} />
        <TextField name="registryNumber" maxLength={60} isOptional />
      </FieldGrid>
      <FieldGrid>
        <LanguageField name="language" hint={t('form.languageHint')} />
        <CurrencyField name="currency" first={[firm.baseCurrency]} />
      </FieldGrid>
      <FieldGrid>
        <FormField name="paymentTermsDays" isOptional hint={t('form.termsHint')}>
          {(control) => (
            <SuffixInput
              {...control}
              type="number"
              min={0}
              max={365}
              inputMode="numeric"
              suffix={t('form.days')}
            />
          )}
        </FormField>
      </FieldGrid>
      <TextAreaField name="notes" maxLength={2000} isOptional hint={t('form.notesHint')} />
    </FormSection>
  )
}
