import { accountName } from '#app/shell/account-name.ts'
import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import { type Account, addableSubtypes } from '#contract/books/accounts.ts'
import { languages } from '#contract/core/fields.ts'

type AccountFormProps = {
  refusal: Refusal | undefined
  initial: TypedTree
  /** The account that is changed. */
  account?: Account
  accounts: readonly Account[]
  submit: string
  cancelHref: string
}

/** The form of an account, new or changed. */
export function AccountForm(props: AccountFormProps) {
  const { refusal, initial, account, accounts, submit, cancelHref } = props
  const t = useT('ledger')
  const { language } = usePage()
  const named = languages.map((one) => [`name.${one}`, languageNames[one]])
  const labels: Record<string, string> = {
    ...Object.fromEntries(named),
    name: t('field.name'),
    code: t('field.code'),
    subtype: t('field.subtype'),
    parent: t('field.parent'),
    iban: t('field.iban'),
  }
  const parents = accounts.filter(({ code, type }) =>
    account ? type === account.type && code !== account.code : true,
  )
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={submit}
      cancelHref={cancelHref}
    >
      {account && <input type="hidden" name="version" value={account.version} />}
      <FormSection title={t('field.name')} words={t('account.nameWords')}>
        {[language, ...languages.filter((one) => one !== language)].map((one, at) => (
          <TextField key={one} name={`name.${one}`} maxLength={120} isOptional={at > 0} />
        ))}
      </FormSection>
      <FormSection title={t('account.place')} words={t('account.placeWords')}>
        {!account && (
          <FieldGrid>
            <TextField name="code" maxLength={20} autoComplete="off" />
            <SelectField
              name="subtype"
              options={Object.entries(addableSubtypes).map(([value, type]) => ({
                value,
                label: `${t(`type.${type}`)}: ${t(`subtype.${value}`)}`,
              }))}
            />
          </FieldGrid>
        )}
        <SelectField
          name="parent"
          isOptional
          options={[
            { value: '', label: t('account.noParent') },
            ...parents.map((account) => ({
              value: account.code,
              label: accountName(account, language),
            })),
          ]}
        />
        {(!account || account.subtype === 'bank') && (
          <TextField name="iban" maxLength={42} isOptional hint={t('account.ibanHint')} />
        )}
      </FormSection>
    </PageForm>
  )
}

/** An account as its form shows it. */
export function accountValues({ name, parent, iban }: Account): TypedTree {
  const { en = '', de = '', it = '', ru = '', es = '' } = name
  return { name: { en, de, it, ru, es }, parent: parent ?? '', iban }
}
