import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { SavedAnalysis } from '#contract/reporting/saved-analyses.ts'
import { MailRhythm } from '#contract/reporting/saved-reports.ts'
import { analyticsPath, savedAnalysisPath } from '../paths.ts'
import { ShareFields } from './share-fields.tsx'

const formId = 'saved-analysis'

type SavedFormProps = { saved: SavedAnalysis; refusal: Refusal | undefined }

/** The name of a saved analysis, who sees it, and who gets it by mail and when. */
export function SavedForm({ saved, refusal }: SavedFormProps) {
  const t = useT('analytics')
  const { firm } = useFirm()
  const newer = SavedAnalysis.safeParse(refusal?.conflict).data
  const labels = { name: t('saved.name'), rhythm: t('saved.rhythm'), to: t('saved.to') }
  const { name, roles, mail } = saved
  const initial = { name, roles: [...roles], rhythm: mail.rhythm, to: mail.to.join(', ') }
  const differences = differencesOf([
    { label: labels.name, theirs: newer?.name ?? '', yours: textAt(refusal?.values, 'name') },
    {
      label: labels.rhythm,
      theirs: t(`rhythm.${newer?.mail.rhythm ?? 'never'}`),
      yours: t(`rhythm.${textAt(refusal?.values, 'rhythm') || 'never'}`),
    },
    {
      label: labels.to,
      theirs: newer?.mail.to.join(', ') ?? '',
      yours: textAt(refusal?.values, 'to'),
    },
  ])
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {newer ? (
            <ConflictNotice
              differences={differences}
              theirsHref={savedAnalysisPath(firm.firmId, saved.id)}
              formId={formId}
            />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <input type="hidden" name="version" value={newer?.version ?? saved.version} />
        <FormSection title={t('saved.what')}>
          <TextField name="name" maxLength={120} />
          <ShareFields />
        </FormSection>
        <FormSection title={t('saved.mail')} words={t('saved.mailWords')}>
          <SelectField
            name="rhythm"
            options={MailRhythm.options.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
          />
          <TextField name="to" isOptional maxLength={1000} hint={t('saved.toHint')} />
        </FormSection>
        <FormFoot cancelHref={analyticsPath(firm.firmId)} submit={t('saved.submit')} isBelow />
      </form>
    </FormFields>
  )
}
