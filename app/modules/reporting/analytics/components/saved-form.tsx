import { differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormSection } from '#app/shell/form/form-page.tsx'
import {
  MailRhythmFields,
  mailDifferences,
  mailLabels,
} from '#app/shell/form/mail-rhythm-fields.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { SavedAnalysis } from '#contract/reporting/saved-analyses.ts'
import { analyticsPath, savedAnalysisPath } from '../paths.ts'
import { ShareFields } from './share-fields.tsx'

const formId = 'saved-analysis'

type SavedFormProps = { saved: SavedAnalysis; refusal: Refusal | undefined }

/** The name of a saved analysis, who sees it, and who gets it by mail and when. */
export function SavedForm({ saved, refusal }: SavedFormProps) {
  const t = useT('analytics')
  const { firm } = useFirm()
  const newer = SavedAnalysis.safeParse(refusal?.conflict).data
  const labels = mailLabels(t)
  const { name, roles, mail } = saved
  const initial = { name, roles: [...roles], rhythm: mail.rhythm, to: mail.to.join(', ') }
  const differences = differencesOf(mailDifferences(t, newer, refusal?.values))
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      conflict={newer && { differences, theirsHref: savedAnalysisPath(firm.firmId, saved.id) }}
    >
      <input type="hidden" name="version" value={newer?.version ?? saved.version} />
      <FormSection title={t('saved.what')}>
        <TextField name="name" maxLength={120} />
        <ShareFields />
      </FormSection>
      <FormSection title={t('saved.mail')} words={t('saved.mailWords')}>
        <MailRhythmFields texts="analytics" />
      </FormSection>
      <FormFoot cancelHref={analyticsPath(firm.firmId)} submit={t('saved.submit')} isBelow />
    </PageForm>
  )
}
