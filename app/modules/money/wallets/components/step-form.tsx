import type { ReactNode } from 'react'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
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
      <PageForm
        id={formId}
        refusal={refusal}
        initial={initial}
        labels={all}
        submit={t(`${step}.submit`)}
        cancelHref={back}
      >
        <FormSection title={t(`${step}.what`)} words={t(`${step}.words`)}>
          {before}
          <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          {after}
        </FormSection>
      </PageForm>
    </>
  )
}
