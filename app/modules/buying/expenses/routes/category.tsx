import { useActionData, useLoaderData } from '@remix-run/react'
import { CentreSelect } from '#app/modules/books/cost-centres/index.ts'
import { accountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormField, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, MoneyInput, PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ExpenseCategoryInput, expenseRulesContract } from '#contract/buying/expense-rules.ts'
import { expensesContract } from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { Version } from '#contract/core/fields.ts'
import { categoryName } from '../fields.ts'
import { rulesPath } from '../paths.ts'

const formId = 'category-form'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const { expenseCategoryId: categoryId = '' } = args.params
  const [{ t }, { rows }, all, choices, panels] = await Promise.all([
    getVisit(args),
    call(expenseRulesContract.listCategories, inFirm),
    call(accountsContract.list, inFirm),
    call(expensesContract.choices, inFirm),
    categoryId === 'new' ? null : loadPanels({ call, firm }, 'expenseCategory', categoryId),
  ])
  const category = rows.find(({ id }) => id === categoryId)
  if (!category && categoryId !== 'new') throw new AppError('not_found', 'No such category')
  const accounts = all.filter(({ type, isActive }) => isActive && type === 'expense')
  const title = category
    ? categoryName(category.id, { t: t('expenses'), extra: choices })
    : t('expenses')('categories.new')
  return {
    head: pageMeta(args, { title }),
    title,
    category,
    accounts,
    rates: choices.rates,
    centres: choices.costCentres,
    panels,
  }
}

/** Makes a category, or writes it anew. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['budget'], locale })
  const typed = textAt(form.data, 'budget')
  const { amount = null, problem } = typed === '' ? {} : readAmount(typed, firm.baseCurrency)
  if (problem) return refuse({ values: form.values, problems: { budget: problem } })
  const more = { budget: amount, isActive: textAt(form.data, 'isActive') === 'true' }
  const { firmId } = firm
  const { expenseCategoryId: categoryId = '' } = args.params
  const isNew = categoryId === 'new'
  const schema = isNew ? ExpenseCategoryInput : ExpenseCategoryInput.extend({ version: Version })
  const { value, refusal } = parseForm(schema, form, more)
  if (refusal) return refuse(refusal)
  const { idempotencyKey } = form
  const result = await attempt(form, () =>
    'version' in value
      ? call(expenseRulesContract.updateCategory, {
          ...value,
          version: Number(value.version),
          firmId,
          expenseCategoryId: categoryId,
        })
      : call(expenseRulesContract.createCategory, { ...value, firmId }, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('expenses')('categories.done')
  return redirectWithToast(args, rulesPath(firmId), { type: 'success', message })
}

export default function CategoryRoute() {
  const { title, category, accounts, rates, centres, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { language } = usePage()
  const { amountInput } = useFormat()
  const { firm } = useFirm()
  const back = rulesPath(firm.firmId)
  const currency = firm.baseCurrency
  const labels = {
    name: t('categories.name'),
    account: t('categories.account'),
    taxCode: t('field.taxCode'),
    costCentreId: t('field.costCentreId'),
    budget: t('month.budgetIn', { currency }),
  }
  const budget = category?.budget ?? null
  const initial = {
    name: category?.name ?? '',
    account: category?.account ?? '',
    taxCode: category?.taxCode ?? '',
    costCentreId: category?.costCentreId ?? '',
    budget: budget === null ? '' : amountInput(budget, currency),
  }
  const usual = category?.isUsual
    ? t('categories.usualAccount', { account: category.usualAccount })
    : ''
  const rate = rates.find(({ code }) => code === category?.usualTaxCode)
  const usualRate = rate
    ? t('categories.usualHere', { rate: rate.name[language] ?? rate.code })
    : t(category?.isUntaxed ? 'categories.untaxed' : 'categories.usualRate')
  const isActive = refusal
    ? textAt(refusal.values, 'isActive') === 'true'
    : (category?.isActive ?? true)
  return (
    <>
      <PageHead title={title} crumb={{ href: back, label: t('rules.title') }} />
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('rules.save')}
        cancelHref={back}
      >
        {category && <input type="hidden" name="version" value={category.version} />}
        <FormSection title={t('categories.about')} words={t('categories.words')}>
          <TextField
            name="name"
            maxLength={60}
            isOptional={category?.isUsual === true}
            hint={category?.isUsual && t('categories.nameHint')}
          />
          <SelectField
            name="account"
            options={[
              { value: '', label: usual },
              ...accounts.map((account) => ({
                value: account.code,
                label: accountName(account, language),
              })),
            ]}
          />
          <SelectField
            name="taxCode"
            options={[
              { value: '', label: usualRate },
              ...rates.map(({ code, name }) => ({ value: code, label: name[language] ?? code })),
            ]}
          />
          <CentreSelect centres={centres} kept={[category?.costCentreId ?? '']} />
          <FormField name="budget" isOptional hint={t('categories.budgetHint')}>
            {(control) => <MoneyInput {...control} />}
          </FormField>
          <Checkbox name="isActive" value="true" defaultChecked={isActive}>
            {t('categories.isActive')}
          </Checkbox>
        </FormSection>
      </PageForm>
      {panels && <RecordPanels of={panels} />}
    </>
  )
}

export const meta = headOf
