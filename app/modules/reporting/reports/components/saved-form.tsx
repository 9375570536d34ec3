import { differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import {
  MailRhythmFields,
  mailDifferences,
  mailLabels,
} from '#app/shell/form/mail-rhythm-fields.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import { SavedReport } from '#contract/reporting/saved-reports.ts'
import { reportsPath } from '../paths.ts'

type SavedFormProps = { saved: SavedReport; refusal: Refusal | undefined; selfHref: string }

const formId = 'saved-report'

/** The name of a saved report, who sees it, and who gets it by mail and when. */
export function SavedForm({ saved, refusal, selfHref }: SavedFormProps) {
  const t = useT('reports')
  const { firm } = useFirm()
  const newer = SavedReport.safeParse(refusal?.conflict).data
  const labels = mailLabels(t)
  const initial = { name: saved.name, rhythm: saved.mail.rhythm, to: saved.mail.to.join(', ') }
  const differences = differencesOf(mailDifferences(t, newer, refusal?.values))
  const isShared = refusal ? textAt(refusal.values, 'isShared') === '1' : saved.isShared
  return (
    <PageForm
      id={formId}
      refusal={refusal}
      initial={initial}
      labels={labels}
      conflict={newer && { differences, theirsHref: selfHref }}
      submit={t('saved.submit')}
      cancelHref={reportsPath(firm.firmId)}
    >
      <input type="hidden" name="version" value={newer?.version ?? saved.version} />
      <FormSection title={t('saved.what')}>
        <TextField name="name" maxLength={120} />
        <Checkbox name="isShared" value="1" defaultChecked={isShared}>
          {t('saved.share')}
        </Checkbox>
      </FormSection>
      <FormSection title={t('saved.mail')} words={t('saved.mailHint')}>
        <MailRhythmFields texts="reports" />
      </FormSection>
    </PageForm>
  )
}
