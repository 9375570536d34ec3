import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, PageHead, RulesCell } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ExpenseRulesInput, expenseRulesContract } from '#contract/buying/expense-rules.ts'
import { Version } from '#contract/core/fields.ts'
import { CategoryList } from '../components/category-list.tsx'
import { RulesForm } from '../components/rules-form.tsx'
import { categoryPath, expensesPath, rulesPath } from '../paths.ts'
import { rulesOfForm } from '../rules-of-form.ts'

export async function loader(args: Args) {
  const { call, can, firm } = await requireFirm(args)
  const inFirm = { firmId: firm.firmId }
  const [{ t }, rules, { rows }, accounts] = await Promise.all([
    getVisit(args),
    call(expenseRulesContract.getRules, inFirm),
    call(expenseRulesContract.listCategories, inFirm),
    can('item:view') ? call(accountsContract.list, inFirm) : [],
  ])
  const used = new Set(rows.map(({ account, usualAccount }) => account || usualAccount))
  return {
    head: pageMeta(args, { title: t('expenses')('rules.title') }),
    rules,
    categories: rows,
    accounts: accounts.filter(({ code }) => used.has(code)),
  }
}

/** Saves what the firm asks of receipts and claims. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const decimals = ['receiptFrom', 'limits.*', 'mileage.*.rate']
  const form = await readForm(args.request, { decimals, locale })
  const { more, problems } = rulesOfForm(form, firm.baseCurrency)
  if (Object.keys(problems).length > 0) return refuse({ values: form.values, problems })
  const { value, refusal } = parseForm(ExpenseRulesInput.extend({ version: Version }), form, more)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () =>
    call(expenseRulesContract.saveRules, { ...value, firmId: firm.firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('expenses')('rules.done')
  return redirectWithToast(args, rulesPath(firm.firmId), { type: 'success', message })
}

export default function RulesRoute() {
  const { rules, categories, accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('expenses')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('rules.title')}
        sentence={t('rules.sentence')}
        crumb={{ href: expensesPath(firm.firmId), label: t('list.title') }}
      />
      <RulesForm rules={rules} refusal={refusal} />
      <RulesCell
        title={t('categories.title')}
        isFlush
        aside={
          <LinkButton icon="plus" size="s" href={categoryPath(firm.firmId, 'new')}>
            {t('categories.new')}
          </LinkButton>
        }
      >
        <CategoryList categories={categories} accounts={accounts} />
      </RulesCell>
    </>
  )
}

export const meta = headOf
