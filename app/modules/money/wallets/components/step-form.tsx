import type { ReactNode } from 'react'
import { FormField, FormFields } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { MoneyInput, PageHead } from '#app/ui/index.ts'
import type { WalletRow } from '#contract/money/wallets.ts'
import { walletPath } from '../paths.ts'

type StepFormProps = {
  wallet: WalletRow
  /** Which texts: `spend`, `payout` or `adjust`. */
  step: string
  labels: Record<string, string>
  initial: TypedTree
  refusal: Refusal | undefined
  /** Fields before and after the amount. */
  before?: ReactNode
  after?: ReactNode
}

const formId = 'wallet-step-form'

/** A page that does one thing with an amount of a balance. */
export function StepForm(props: StepFormProps) {
  const { wallet, step, labels, initial, refusal, before, after } = props
  const t = useT('wallets')
  const { firm } = useFirm()
  const { money } = useFormat()
  const { number, customerName, balance, held, currency } = wallet
  const back = walletPath(firm.firmId, wallet.id)
  const all = { amount: `${t('field.amount')}, ${currency}`, ...labels }
  return (
    <>
      <PageHead
        title={t(`${step}.title`, { name: customerName || number })}
        sentence={t('free', { amount: money(balance - held, currency) })}
        crumb={{ href: back, label: number }}
      />
      <FormFields refusal={refusal} initial={initial} labels={all}>
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={all} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t(`${step}.what`)} words={t(`${step}.words`)}>
            {before}
            <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
            {after}
          </FormSection>
          <FormFoot cancelHref={back} submit={t(`${step}.submit`)} />
        </form>
      </FormFields>
    </>
  )
}
