import { SelectField, TextField, useFormRows } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import {
  ElectronicTerms,
  type InvoiceKind,
  SplitPayment,
} from '#contract/selling/electronic-invoices.ts'

type TermsFormProps = {
  refusal: Refusal | undefined
  terms: ElectronicTerms
  /** The kinds that fit what the invoice is for. */
  kinds: readonly InvoiceKind[]
  /** Whether the buyer may be one who pays the tax to the state. */
  maySplit: boolean
  cancelHref: string
}

const formId = 'electronic-form'
const fields = Object.keys(ElectronicTerms.shape).filter((name) => name !== 'deliveryNotes')
/** As many delivery notes can be added at once; more after they are saved. */
const spareNotes = 3
const maxNotes = 20

/** What a draft says to machines beside what stands on paper. */
export function TermsForm({ refusal, terms, kinds, maySplit, cancelHref }: TermsFormProps) {
  const t = useT('invoicing')
  const { deliveryNotes, ...plain } = terms
  const labels = Object.fromEntries(fields.map((name) => [name, t(`electronic.field.${name}`)]))
  for (let at = 0; at < maxNotes; at += 1) {
    labels[`deliveryNotes.${at}.number`] = t('electronic.field.deliveryNumber', { at: at + 1 })
    labels[`deliveryNotes.${at}.date`] = t('electronic.field.deliveryDate', { at: at + 1 })
  }
  const initial = Object.fromEntries(
    Object.entries(plain).map(([name, value]) => [name, value ?? '']),
  )
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={{ ...initial, deliveryNotes }}
      labels={labels}
      submit={t('electronic.save')}
      cancelHref={cancelHref}
    >
      <FormSection title={t('electronic.references')} words={t('electronic.referencesWords')}>
        <TextField
          name="buyerReference"
          maxLength={100}
          isOptional
          hint={t('electronic.buyerReferenceHint')}
        />
        <FieldGrid>
          <TextField name="contractReference" maxLength={60} isOptional />
          <TextField name="projectReference" maxLength={60} isOptional />
        </FieldGrid>
      </FormSection>
      <FormSection
        title={t('electronic.kind')}
        words={t(kinds.includes('384') ? 'electronic.kindWords' : 'electronic.kindOfDeposit')}
      >
        <SelectField
          name="typeCode"
          options={kinds.map((value) => ({
            value,
            label: t(`electronic.typeCode.${value || 'usual'}`),
          }))}
        />
        <FieldGrid>
          <TextField name="precedingNumber" maxLength={60} isOptional />
          <TextField name="precedingDate" type="date" isOptional />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('electronic.period')} words={t('electronic.periodWords')}>
        <FieldGrid>
          <TextField name="periodStart" type="date" isOptional />
          <TextField name="periodEnd" type="date" isOptional />
        </FieldGrid>
      </FormSection>
      <FormSection title={t('electronic.deliveryNotes')} words={t('electronic.deliveryNotesWords')}>
        <DeliveryNotes />
      </FormSection>
      <FormSection title={t('electronic.payment')}>
        <TextField
          name="cardDigits"
          maxLength={6}
          inputMode="numeric"
          isOptional
          hint={t('electronic.cardHint')}
        />
      </FormSection>
      {(maySplit || terms.splitPayment !== '') && (
        <FormSection title={t('electronic.splitPayment')} words={t('electronic.splitPaymentWords')}>
          <SelectField
            name="splitPayment"
            options={SplitPayment.options.map((value) => ({
              value,
              label: t(`electronic.split.${value || 'usual'}`),
            }))}
          />
        </FormSection>
      )}
    </PageForm>
  )
}

/** The delivery notes there are, and some empty ones. */
function DeliveryNotes() {
  const count = useFormRows('deliveryNotes').length
  const places = Array.from({ length: Math.min(count + spareNotes, maxNotes) }, (_, at) => at)
  return places.map((at) => (
    <FieldGrid key={at}>
      <TextField name={`deliveryNotes.${at}.number`} maxLength={20} isOptional />
      <TextField name={`deliveryNotes.${at}.date`} type="date" isOptional />
    </FieldGrid>
  ))
}
