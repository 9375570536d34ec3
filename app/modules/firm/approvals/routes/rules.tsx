import { useActionData, useLoaderData } from '@remix-run/react'
import { approvalRulesPath, SettingsHead } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { textAt } from '#app/shell/form/form-tree.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readAmount } from '#app/shell/form/read-amount.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, SheetPad, text } from '#app/ui/index.ts'
import { ApprovalRuleInput, approvalsContract } from '#contract/firm/approvals.ts'
import { RuleForm } from '../components/rule-form.tsx'
import { waitingPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(approvalsContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('approvals')('list.rules') }), rows }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: ['*.fromAmount'], locale })
  const kind = textAt(form.data, 'kind')
  const { amount = 0, problem } = readAmount(
    textAt(form.data, `${kind}.fromAmount`) || '0',
    firm.baseCurrency,
  )
  const read = parseForm(ApprovalRuleInput, form, {
    needsOther: textAt(form.data, `${kind}.needsOther`) === 'true',
    fromAmount: amount,
  })
  if (read.refusal) return refuse(read.refusal)
  if (problem) return refuse({ values: form.values, problems: { [`${kind}.fromAmount`]: problem } })
  const input = { ...read.value, firmId: firm.firmId }
  const result = await attempt(form, () => call(approvalsContract.update, input))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, `${approvalRulesPath(firm.firmId)}#rule-${kind}`, {
    type: 'success',
    message: t('approvals')('rules.done'),
  })
}

export default function RulesRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('approvals')
  const { firm, can } = useFirm()
  const toWaiting = can('approval:view') && (
    <LinkButton icon="circle-check" href={waitingPath(firm.firmId)}>
      {t('rules.waiting')}
    </LinkButton>
  )
  return (
    <>
      <SettingsHead sentence={t('rules.sentence')} actions={toWaiting} />
      {rows.map((rule) => (
        <RuleForm
          key={rule.kind}
          rule={rule}
          refusal={refusal && textAt(refusal.values, 'kind') === rule.kind ? refusal : undefined}
        />
      ))}
      <SheetPad>
        <p className={text.soft}>{t('rules.alone')}</p>
      </SheetPad>
    </>
  )
}

export const meta = headOf
