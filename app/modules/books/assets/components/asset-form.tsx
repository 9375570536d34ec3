import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { DateInput, FieldGrid, MoneyInput, Segmented } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import { AssetKind } from '#contract/books/assets.ts'
import type { CostCentreChoice } from '#contract/books/cost-centres.ts'
import { newAssetPath } from '../paths.ts'
import { UsualLives } from './usual-lives.tsx'

type AssetFormProps = {
  accounts: readonly Account[]
  centres: readonly CostCentreChoice[]
  initial: TypedTree
  what: AssetKind
  refusal: Refusal | undefined
  cancelHref: string
}

const formId = 'asset-form'
const held = { asset: 'asset', expense: 'asset', income: 'liability' }
const results = { asset: 'expense', expense: 'expense', income: 'income' }

/** What is spread, over how long and on which accounts. */
export function AssetForm({
  accounts,
  centres,
  initial,
  what,
  refusal,
  cancelHref,
}: AssetFormProps) {
  const t = useT('assets')
  const { firm } = useFirm()
  const { language } = usePage()
  const currency = firm.baseCurrency
  const labels = {
    name: t('field.name'),
    cost: t('field.cost', { currency }),
    residual: t('field.residual', { currency }),
    startDate: t('field.startDate'),
    months: t('field.months'),
    method: t('field.method'),
    rate: t('field.rate'),
    account: t(`field.account.${what}`),
    resultAccount: t(`field.resultAccount.${what}`),
    costCentreId: t('field.costCentreId'),
  }
  const optionsOf = (type: string) =>
    accounts
      .filter((account) => account.type === type && account.isActive)
      .map((account) => ({ value: account.code, label: accountName(account, language) }))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t('new.submit')}
      cancelHref={cancelHref}
    >
      <input type="hidden" name="what" value={what} />
      <FormSection title={t('new.what')} words={t(`new.words.${what}`)}>
        <Segmented
          label={t('field.what')}
          choices={AssetKind.options.map((one) => ({
            href: newAssetPath(firm.firmId, { what: one }),
            label: t(`what.${one}`),
            isCurrent: one === what,
          }))}
        />
        <TextField name="name" maxLength={200} />
        <FieldGrid>
          <FormField name="cost">{(control) => <MoneyInput {...control} />}</FormField>
          <FormField name="residual" isOptional>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('new.plan')} words={t('new.planWords')}>
        <FieldGrid>
          <FormField name="startDate">{(control) => <DateInput {...control} />}</FormField>
          <TextField name="months" inputMode="numeric" maxLength={4} />
        </FieldGrid>
        {what === 'asset' && <UsualLives />}
        <FieldGrid>
          <SelectField
            name="method"
            options={['straight', 'declining'].map((value) => ({
              value,
              label: t(`method.${value}`),
            }))}
          />
          <FormField name="rate" isOptional hint={t('new.rateHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
        </FieldGrid>
      </FormSection>
      <FormSection title={t('new.accounts')}>
        <SelectField name="account" options={optionsOf(held[what])} />
        <SelectField name="resultAccount" options={optionsOf(results[what])} />
        <CentreSelect centres={centres} />
      </FormSection>
    </PageForm>
  )
}
