import { FormFootPlain, FormSection } from '#app/shell/form/form-page.tsx'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, FactList } from '#app/ui/index.ts'
import type { NettingQuestion as Question } from '../netting.server.ts'

type NettingQuestionProps = { question: Question; backHref: string }

/** Says what will be open afterwards and asks before it is posted. */
export function NettingQuestion({ question, backHref }: NettingQuestionProps) {
  const t = useT('settlement')
  const { money, amountInput } = useFormat()
  const { receivable, payable, amount } = question
  const { currency } = receivable
  const facts = [receivable, payable].map(({ documentNumber: number, balance }) => ({
    term: t('netting.leaves', { number }),
    value: `${money(balance, currency)} → ${money(balance - amount, currency)}`,
  }))
  return (
    <form method="post">
      <IdempotencyField />
      <input type="hidden" name="receivableItemId" value={receivable.id} />
      <input type="hidden" name="payableItemId" value={payable.id} />
      <input type="hidden" name="amount" value={amountInput(amount, currency)} />
      <FormSection
        title={t('netting.question', { amount: money(amount, currency) })}
        words={t('netting.questionWords')}
      >
        <FactList facts={facts} />
      </FormSection>
      <FormFootPlain cancelHref={backHref}>
        <Button kind="primary" name="intent" value="confirm">
          {t('netting.submit')}
        </Button>
      </FormFootPlain>
    </form>
  )
}
