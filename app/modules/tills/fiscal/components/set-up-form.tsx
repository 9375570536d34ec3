import { SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { FieldGrid } from '#app/ui/index.ts'
import type { FiscalDevice } from '#contract/tills/fiscal.ts'
import { fiscalPath } from '../paths.ts'

type SetUpFormProps = {
  device: FiscalDevice
  takesService: boolean
  refusal: Refusal | undefined
}

const formId = 'fiscal-form'

/** Who signs what a till sells. */
export function SetUpForm({ device, takesService, refusal }: SetUpFormProps) {
  const t = useT('fiscal')
  const { firm } = useFirm()
  const isNew = device.mode === 'none'
  const labels = {
    mode: t('field.device'),
    serviceUrl: t('field.service'),
    token: t('field.token'),
  }
  const modes = !isNew
    ? (['remote'] as const)
    : takesService
      ? (['remote', 'standIn'] as const)
      : (['standIn'] as const)
  const initial = { mode: modes[0], serviceUrl: device.serviceUrl, token: '' }
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      submit={t(isNew ? 'setUp.submit' : 'setUp.save')}
      cancelHref={fiscalPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={device.version} />
      <FormSection title={t('setUp.title')} words={t('setUp.words')}>
        <SelectField
          name="mode"
          options={modes.map((value) => ({ value, label: t(`mode.${value}`) }))}
        />
      </FormSection>
      {takesService && (
        <FormSection title={t('setUp.service')} words={t('setUp.serviceWords')}>
          <FieldGrid>
            <TextField name="serviceUrl" type="url" maxLength={300} isOptional />
            <TextField
              name="token"
              type="password"
              maxLength={500}
              autoComplete="off"
              hint={isNew ? undefined : t('setUp.tokenKept')}
              isOptional
            />
          </FieldGrid>
        </FormSection>
      )}
    </PageForm>
  )
}
