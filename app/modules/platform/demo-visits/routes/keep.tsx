import { useActionData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { useProblems } from '#app/shell/form/problem-text.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, FieldNote, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { demoContract, KeepDemo } from '#contract/core/demo.ts'
import { passwordMinimum } from '#contract/core/identity.ts'
import { signInKept } from '../sign-in-kept.server.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('demo-visits')('keep.title') }) }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { password: _secret, ...values } = form.values
  const shown = { ...form, values }
  const { value, refusal } = parseForm(KeepDemo, shown, { consent: form.data.consent === 'on' })
  if (refusal) return refuse(refusal)
  const kept = await attempt(shown, () => upstream(args).call(demoContract.keep, value))
  if (kept.refusal) return refuse(kept.refusal, kept.status)
  return signInKept(args, kept.value.data.token, value.email)
}

export default function KeepDemoRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('demo-visits')
  const problemAt = useProblems(refusal?.problems)
  const labels = { name: t('keep.name'), email: t('keep.email'), password: t('keep.password') }
  const consentProblem = problemAt('consent')
  return (
    <>
      <PageHead title={t('keep.title')} sentence={t('keep.sentence')} />
      <form method="post" noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} />
        </FormNotices>
        <FormFields refusal={refusal} initial={{}} labels={labels}>
          <FormSection title={t('keep.you')} words={t('keep.youWords')}>
            <TextField name="name" autoComplete="name" maxLength={120} />
            <TextField name="email" type="email" autoComplete="username" maxLength={254} />
            <TextField
              name="password"
              type="password"
              autoComplete="new-password"
              maxLength={256}
              hint={t('keep.passwordHint', { count: passwordMinimum })}
            />
            <div>
              <Checkbox
                id="consent"
                name="consent"
                required
                aria-invalid={consentProblem ? true : undefined}
              >
                {t('keep.consent')}
              </Checkbox>
              <FieldNote id="consent-note" error={consentProblem} />
            </div>
          </FormSection>
        </FormFields>
        <FormFoot cancelHref="/dashboard" submit={t('keep.submit')} />
      </form>
    </>
  )
}

export const meta = headOf
