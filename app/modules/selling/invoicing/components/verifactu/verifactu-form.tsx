import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import { VerifactuMode, type VerifactuSettings } from '#contract/selling/verifactu.ts'
import { firmSettingsPath } from '../../paths.ts'

type VerifactuFormProps = { settings: VerifactuSettings; refusal: Refusal | undefined }

const formId = 'verifactu-form'

/** Whether the firm sends its records to the agency, and who answers for the program. */
export function VerifactuForm({ settings, refusal }: VerifactuFormProps) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const labels = {
    mode: t('verifactu.field.mode'),
    producer: t('verifactu.field.producer'),
    producerNif: t('verifactu.field.producerNif'),
  }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={settings}
      labels={labels}
      submit={t('verifactu.save')}
      cancelHref={firmSettingsPath(firm.firmId)}
    >
      <FormSection title={t('verifactu.field.mode')} words={t('verifactu.modeWords')}>
        <SelectField
          name="mode"
          options={VerifactuMode.options.map((value) => ({
            value,
            label: t(`verifactu.mode.${value}`),
          }))}
        />
      </FormSection>
      <FormSection title={t('verifactu.program')} words={t('verifactu.programWords')}>
        <FieldGrid>
          <TextField name="producer" maxLength={120} isOptional />
          <TextField name="producerNif" maxLength={9} isOptional />
        </FieldGrid>
      </FormSection>
    </PageForm>
  )
}
