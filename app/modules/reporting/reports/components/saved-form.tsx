import { ConflictNotice, differencesOf } from '#app/shell/form/conflict-notice.tsx'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Checkbox } from '#app/ui/index.ts'
import { MailRhythm, SavedReport } from '#contract/reporting/saved-reports.ts'
import { reportsPath } from '../paths.ts'

type SavedFormProps = { saved: SavedReport; refusal: Refusal | undefined; selfHref: string }

const formId = 'saved-report'

/** The name of a saved report, who sees it, and who gets it by mail and when. */
export function SavedForm({ saved, refusal, selfHref }: SavedFormProps) {
  const t = useT('reports')
  const { firm } = useFirm()
  const newer = SavedReport.safeParse(refusal?.conflict).data
  const labels = { name: t('saved.name'), rhythm: t('saved.rhythm'), to: t('saved.to') }
  const initial = { name: saved.name, rhythm: saved.mail.rhythm, to: saved.mail.to.join(', ') }
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
  const isShared = refusal ? textAt(refusal.values, 'isShared') === '1' : saved.isShared
  return (
    <FormFields refusal={refusal} initial={initial} labels={labels}>
      <form method="post" id={formId} noValidate>
        <FormNotices>
          {newer ? (
            <ConflictNotice differences={differences} theirsHref={selfHref} formId={formId} />
          ) : (
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          )}
        </FormNotices>
        <input type="hidden" name="version" value={newer?.version ?? saved.version} />
        <FormSection title={t('saved.what')}>
          <TextField name="name" maxLength={120} />
          <Checkbox name="isShared" value="1" defaultChecked={isShared}>
            {t('saved.share')}
          </Checkbox>
        </FormSection>
        <FormSection title={t('saved.mail')} words={t('saved.mailHint')}>
          <SelectField
            name="rhythm"
            options={MailRhythm.options.map((value) => ({ value, label: t(`rhythm.${value}`) }))}
          />
          <TextField name="to" isOptional maxLength={1000} hint={t('saved.toHint')} />
        </FormSection>
        <FormFoot cancelHref={reportsPath(firm.firmId)} submit={t('saved.submit')} />
      </form>
    </FormFields>
  )
}
