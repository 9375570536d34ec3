import { FormField, TextField, useFormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { Checkbox, DateInput, FieldGrid, MoneyInput, PageHead, text } from '#app/ui/index.ts'

type Of = 'writeOff' | 'writeOffBill' | 'writeOffCredit' | 'writeOffOpening'

type WriteOffFormProps = {
  initial: TypedTree
  refusal: Refusal | undefined
  currency: string
  cancelHref: string
  /** Whose texts say what it means: an invoice's, a bill's, a supplier's credit's, the old books'. */
  of?: Of
}

type WriteOffPageProps = WriteOffFormProps & { number: string; sentence: string }

/** The page on which something is given up: of which document, and the form. */
export function WriteOffPage({ number, sentence, ...form }: WriteOffPageProps) {
  const t = useT('payments')
  return (
    <>
      <PageHead
        title={t('writeOff.title', { number })}
        sentence={sentence}
        crumb={{ href: form.cancelHref, label: number }}
      />
      <WriteOffForm {...form} />
    </>
  )
}

/** What is given up, when and why. */
function WriteOffForm(props: WriteOffFormProps) {
  const { initial, refusal, currency, cancelHref, of = 'writeOff' } = props
  const t = useT('payments')
  const labels = {
    amount: t('writeOff.amount', { currency }),
    date: t('field.date'),
    reason: t('reverse.reason'),
  }
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={labels}
      id="write-off-form"
      submit={t('writeOff.submit')}
      cancelHref={cancelHref}
    >
      <input type="hidden" name="currency" value={currency} />
      <FormSection title={t('writeOff.what')} words={t(`${of}.words`)}>
        <FieldGrid>
          <FormField name="amount">{(control) => <MoneyInput {...control} />}</FormField>
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
        </FieldGrid>
        <TextField name="reason" maxLength={500} hint={t(`${of}.reasonHint`)} />
        {(of === 'writeOff' || of === 'writeOffBill') && <WithTax of={of} />}
      </FormSection>
    </PageForm>
  )
}

function WithTax({ of }: { of: 'writeOff' | 'writeOffBill' }) {
  const t = useT('payments')
  const { value } = useFormField('withTax')
  return (
    <div>
      <Checkbox name="withTax" value="1" defaultChecked={value === '1'}>
        {t('writeOff.withTax')}
      </Checkbox>
      <p className={text.soft}>{t(`${of}.withTaxHint`)}</p>
    </div>
  )
}
