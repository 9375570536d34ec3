import { accountName } from '#app/shell/account-name.ts'
import {
  FormField,
  SelectField,
  TextAreaField,
  TextField,
  useFormField,
} from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid, Stack, SuffixInput } from '#app/ui/index.ts'
import { TaxCategory, TaxDirection } from '#contract/core/tax-kinds.ts'
import { accountUses, boxUses } from './tax-labels.ts'
import { languagesFrom, partRows, type TaxChoices } from './tax-values.ts'

/** Everything that is asked about a rate. Stands in `FormFields`. */
export function TaxFields({ accounts, isNew }: TaxChoices & { isNew: boolean }) {
  return (
    <>
      <WhatFields isNew={isNew} />
      <ReasonFields />
      <PurchaseFields />
      <PartFields accounts={accounts} />
      <AccountFields accounts={accounts} />
      <BoxFields />
      <OtherLanguages />
    </>
  )
}

function WhatFields({ isNew }: { isNew: boolean }) {
  const t = useT('taxes')
  const { language } = usePage()
  return (
    <FormSection title={t('form.what')} words={t('form.whatWords')}>
      <FieldGrid>
        <TextField name={`name.${language}`} maxLength={300} />
        {isNew && <TextField name="code" maxLength={20} isOptional hint={t('form.codeHint')} />}
      </FieldGrid>
      <FieldGrid>
        <PercentField name="rate" hint={t('form.rateHint')} />
        <DateField name="validFrom" hint={t('form.validFromHint')} />
      </FieldGrid>
      <FieldGrid>
        <SelectField
          name="category"
          options={TaxCategory.options.map((value) => ({ value, label: t(`category.${value}`) }))}
        />
        <SelectField
          name="direction"
          options={TaxDirection.options.map((value) => ({ value, label: t(`direction.${value}`) }))}
        />
      </FieldGrid>
    </FormSection>
  )
}

function ReasonFields() {
  const t = useT('taxes')
  const { language } = usePage()
  return (
    <FormSection title={t('form.reason')} words={t('form.reasonWords')}>
      <TextAreaField name={`note.${language}`} maxLength={300} isOptional />
      <TextField name="vatex" maxLength={40} isOptional hint={t('form.vatexHint')} />
    </FormSection>
  )
}

function PurchaseFields() {
  const t = useT('taxes')
  const { value, label } = useFormField('isReverseCharge')
  return (
    <FormSection title={t('form.purchases')} words={t('form.purchasesWords')}>
      <PercentField name="recoverable" hint={t('form.recoverableHint')} />
      <Checkbox name="isReverseCharge" value="true" defaultChecked={value === 'true'}>
        {label}
      </Checkbox>
    </FormSection>
  )
}

function PartFields({ accounts }: TaxChoices) {
  const t = useT('taxes')
  const { firm } = useFirm()
  const usesParts = firm.country === 'US' || firm.country === 'CA'
  const { value } = useFormField('parts.0.name')
  const { error } = useFormField('parts')
  return (
    <FormSection title={t('form.parts')} words={t('form.partsWords')}>
      <details open={usesParts || value !== '' || error !== undefined}>
        <summary>{t('form.partsShow')}</summary>
        <Stack>
          {Array.from({ length: partRows }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no other identity
            <FieldGrid key={at}>
              <TextField name={`parts.${at}.name`} maxLength={80} isOptional />
              <PercentField name={`parts.${at}.rate`} isOptional />
              <AccountField
                name={`parts.${at}.account`}
                accounts={accounts}
                types={['liability']}
              />
            </FieldGrid>
          ))}
        </Stack>
      </details>
    </FormSection>
  )
}

const typesOf = {
  output: ['liability'],
  input: ['asset'],
  income: ['income'],
  returns: ['income'],
  expense: ['expense', 'asset'],
  revenueTax: ['income', 'expense'],
  discountGiven: ['income', 'expense'],
  discountReceived: ['income', 'expense'],
} as const

function AccountFields({ accounts }: TaxChoices) {
  const t = useT('taxes')
  return (
    <FormSection title={t('form.accounts')} words={t('form.accountsWords')}>
      <FieldGrid>
        {accountUses.map((use) => (
          <AccountField
            key={use}
            name={`accounts.${use}`}
            accounts={accounts}
            types={typesOf[use]}
          />
        ))}
      </FieldGrid>
    </FormSection>
  )
}

function BoxFields() {
  const t = useT('taxes')
  return (
    <FormSection title={t('form.boxes')} words={t('form.boxesWords')}>
      <FieldGrid>
        {boxUses.map((use) => (
          <TextField key={use} name={`boxes.${use}`} maxLength={30} isOptional />
        ))}
      </FieldGrid>
    </FormSection>
  )
}

function OtherLanguages() {
  const t = useT('taxes')
  const { language } = usePage()
  const [, ...others] = languagesFrom(language)
  return (
    <FormSection title={t('form.languages')} words={t('form.languagesWords')}>
      <details>
        <summary>{t('form.languagesShow')}</summary>
        <Stack>
          {others.map((other) => (
            <FieldGrid key={other}>
              <TextField name={`name.${other}`} maxLength={300} isOptional />
              <TextField name={`note.${other}`} maxLength={300} isOptional />
            </FieldGrid>
          ))}
        </Stack>
      </details>
    </FormSection>
  )
}

type AccountFieldProps = TaxChoices & { name: string; types: readonly string[] }

function AccountField({ name, accounts, types }: AccountFieldProps) {
  const t = useT('taxes')
  const { language } = usePage()
  const fitting = accounts.filter(({ type }) => types.includes(type))
  return (
    <SelectField
      name={name}
      isOptional
      options={[
        { value: '', label: t('form.usualAccount') },
        ...fitting.map((account) => ({
          value: account.code,
          label: accountName(account, language),
        })),
      ]}
    />
  )
}

type PercentFieldProps = { name: string; hint?: string; isOptional?: boolean }

export function PercentField({ name, hint, isOptional }: PercentFieldProps) {
  return (
    <FormField name={name} hint={hint} isOptional={isOptional}>
      {(control) => <SuffixInput {...control} inputMode="decimal" suffix="%" />}
    </FormField>
  )
}

export function DateField({ name, hint }: { name: string; hint?: string }) {
  return (
    <FormField name={name} hint={hint} isOptional={name === 'validFrom' && hint !== undefined}>
      {(control) => <DateInput {...control} />}
    </FormField>
  )
}
