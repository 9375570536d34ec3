import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Button, MoneyInput, Switch } from '#app/ui/index.ts'
import type { ApprovalRule } from '#contract/firm/approvals.ts'
import { approvedKindName } from '../kind-name.ts'

type RuleFormProps = { rule: ApprovalRule; refusal: Refusal | undefined }

/** What holds for one kind of document, to be changed by itself. */
export function RuleForm({ rule, refusal }: RuleFormProps) {
  const t = useT('approvals')
  const { texts } = usePage()
  const { firm } = useFirm()
  const { amountInput } = useFormat()
  const { kind, isFixed, needsOther, fromAmount, version } = rule
  const name = approvedKindName(texts, kind)
  if (isFixed) {
    return (
      <FormSection title={name}>
        <p>{t('rules.fixed')}</p>
      </FormSection>
    )
  }
  const currency = firm.baseCurrency
  const field = `${kind}.fromAmount`
  const labels = { [field]: t('rules.fromAmount', { currency }) }
  const initial = {
    [kind]: { fromAmount: fromAmount === 0 ? '' : amountInput(fromAmount, currency) },
  }
  const isOn = refusal ? textAt(refusal.values, `${kind}.needsOther`) === 'true' : needsOther
  const formId = `rule-${kind}`
  return (
    <PageForm id={formId} refusal={refusal} initial={initial} labels={labels}>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="version" value={version} />
      <FormSection title={name}>
        <Switch name={`${kind}.needsOther`} value="true" defaultChecked={isOn}>
          {t('rules.needsOther')}
        </Switch>
        <FormField name={field} isOptional hint={t('rules.fromHint')}>
          {(control) => <MoneyInput {...control} />}
        </FormField>
        <div>
          <Button kind="primary" aria-label={`${t('rules.save')}: ${name}`}>
            {t('rules.save')}
          </Button>
        </div>
      </FormSection>
    </PageForm>
  )
}
