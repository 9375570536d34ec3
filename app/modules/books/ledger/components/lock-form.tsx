import { FormField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import type { TypedTree } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Refusal } from '#app/shell/form/parse-form.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Band, DateInput } from '#app/ui/index.ts'
import { locksPath } from '../paths.ts'

type LockFormProps = {
  what: 'soft' | 'hard' | 'exception' | 'takeBack'
  refusal: Refusal | undefined
  initial: TypedTree
}

/** Asks for the day and the reason, and says what follows before it is done. */
export function LockForm({ what, refusal, initial }: LockFormProps) {
  const t = useT('ledger')
  const { firm } = useFirm()
  const labels = {
    date: t(what === 'takeBack' ? 'locks.newDate' : 'locks.date'),
    minutes: t('locks.minutes'),
    reason: t('locks.reason'),
  }
  const canBeEmpty = what === 'soft' || what === 'takeBack'
  return (
    <PageForm
      refusal={refusal}
      initial={initial}
      labels={labels}
      notices={
        <Band
          tone={what === 'hard' || what === 'takeBack' ? 'warn' : 'info'}
          title={t(`locks.follows.${what}.title`)}
        >
          <p>{t(`locks.follows.${what}.words`)}</p>
        </Band>
      }
      submit={t(`locks.follows.${what}.submit`)}
      cancelHref={locksPath(firm.firmId)}
    >
      <FormSection title={t(`locks.follows.${what}.section`)}>
        {what === 'exception' ? (
          <TextField
            name="minutes"
            inputMode="numeric"
            maxLength={3}
            hint={t('locks.minutesHint')}
          />
        ) : (
          <FormField
            name="date"
            isOptional={canBeEmpty}
            hint={canBeEmpty ? t('locks.emptyHint') : undefined}
          >
            {(control) => <DateInput {...control} />}
          </FormField>
        )}
        <TextAreaField name="reason" maxLength={500} rows={3} hint={t('locks.reasonHint')} />
      </FormSection>
    </PageForm>
  )
}
