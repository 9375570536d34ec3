import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { BankRuleInput, bankMatchingContract } from '#contract/money/bank-matching.ts'
import { RuleForm } from '../components/rule-form.tsx'
import { loadRuleChoices } from '../load-rule-choices.server.ts'
import { bankRulesPath } from '../paths.ts'
import { ruleDecimals, ruleOfForm } from '../rule-of-form.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { t } = await getVisit(args)
  const contains = new URL(args.request.url).searchParams.get('contains')?.slice(0, 120) ?? ''
  const initial = { name: contains, contains, direction: 'any' }
  const choices = await loadRuleChoices(access)
  return { head: pageMeta(args, { title: t('bank')('rule.new') }), initial, ...choices }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ruleDecimals, locale })
  const read = BankRuleInput.safeParse(ruleOfForm(form.data, firm.baseCurrency))
  if (!read.success) return refuse({ values: form.values, problems: fieldProblems(read.error) })
  const { idempotencyKey } = form
  const input = { ...read.data, firmId: firm.firmId }
  const result = await attempt(form, () =>
    call(bankMatchingContract.createRule, input, { idempotencyKey }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bank')('rule.saved', { name: result.value.name })
  return redirectWithToast(args, bankRulesPath(firm.firmId), { type: 'success', message })
}

export default function BankRuleNewRoute() {
  const { head: _, ...data } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('rule.new')}
        crumb={{ href: bankRulesPath(firm.firmId), label: t('rule.title') }}
      />
      <RuleForm {...data} refusal={refusal} />
    </>
  )
}

export const meta = headOf
