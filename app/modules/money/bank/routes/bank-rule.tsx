import { useActionData, useLoaderData } from '@remix-run/react'
import { AskDialog } from '#app/shell/form/ask-dialog.tsx'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Button, PageHead } from '#app/ui/index.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Version } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { BankRuleInput, bankMatchingContract } from '#contract/money/bank-matching.ts'
import { RuleForm } from '../components/rule-form.tsx'
import { loadRuleChoices } from '../load-rule-choices.server.ts'
import { bankRulesPath } from '../paths.ts'
import { ruleDecimals, ruleOfForm } from '../rule-of-form.ts'

const dialogId = 'delete-rule'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const ids = { firmId: firm.firmId, bankRuleId: requireIdParam(args, 'bankRuleId') }
  const [rule, choices, panels] = await Promise.all([
    call(bankMatchingContract.getRule, ids),
    loadRuleChoices(access),
    loadPanels(access, 'bankRule', ids.bankRuleId),
  ])
  const limit = (minor: number | null) =>
    minor === null ? '' : minorToDecimal(minor, firm.baseCurrency)
  const { name, contains, direction, bankAccount, text, version } = rule
  const initial = {
    name,
    contains,
    direction,
    bankAccount,
    text,
    version: String(version),
    from: limit(rule.from),
    to: limit(rule.to),
    parts: rule.parts.map((part) => ({ ...part, percent: String(part.percent) })),
  }
  return { head: pageMeta(args, { title: name }), name, initial, panels, ...choices }
}

/** Changes the rule, or deletes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, bankRuleId: requireIdParam(args, 'bankRuleId') }
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ruleDecimals, locale })
  const path = bankRulesPath(firm.firmId)
  if (form.intent === 'delete') {
    await call(bankMatchingContract.deleteRule, ids)
    return redirectWithToast(args, path, { type: 'success', message: t('bank')('rule.deleted') })
  }
  const schema = BankRuleInput.extend({ version: Version })
  const version = textAt(form.data, 'version')
  const read = schema.safeParse({ ...ruleOfForm(form.data, firm.baseCurrency), version })
  if (!read.success) return refuse({ values: form.values, problems: fieldProblems(read.error) })
  const result = await attempt(form, () =>
    call(bankMatchingContract.updateRule, { ...read.data, ...ids }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bank')('rule.saved', { name: result.value.name })
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function BankRuleRoute() {
  const { head: _, name, panels, ...data } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const { firm, can } = useFirm()
  const isDeletable = can(needsOf(bankMatchingContract.deleteRule))
  return (
    <>
      <PageHead
        title={name}
        crumb={{ href: bankRulesPath(firm.firmId), label: t('rule.title') }}
        actions={
          isDeletable && (
            <Button kind="danger" icon="trash-2" opens={dialogId}>
              {t('rule.delete')}
            </Button>
          )
        }
      />
      <RuleForm {...data} refusal={refusal} />
      <RecordPanels of={panels} />
      {isDeletable && (
        <AskDialog
          keep={t('import.keep')}
          id={dialogId}
          title={t('rule.deleteTitle')}
          words={t('rule.deleteWords')}
          intent="delete"
          submit={t('rule.delete')}
        />
      )}
    </>
  )
}

export const meta = headOf
