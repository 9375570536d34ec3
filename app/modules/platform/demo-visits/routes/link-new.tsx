import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, SelectField, TextAreaField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { languageNames } from '#app/shell/i18n/languages.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { DemoLinkInput, demoContract } from '#contract/core/demo.ts'
import { languages } from '#contract/core/fields.ts'
import { linkPath, linksPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t, language } = await getVisit(args)
  return { head: pageMeta(args, { title: t('demo-visits')('linkNew.title') }), language }
}

export async function action(args: Args) {
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(DemoLinkInput, form)
  if (refusal) return refuse(refusal)
  const made = await attempt(form, () => upstream(args).call(demoContract.createLink, value))
  if (made.refusal) return refuse(made.refusal, made.status)
  const { t } = await getVisit(args)
  const message = t('demo-visits')('linkNew.done')
  return redirectWithToast(args, linkPath(made.value.id), { type: 'success', message })
}

export default function LinkNew() {
  const { language } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('demo-visits')
  const labels = {
    name: t('link.name'),
    company: t('link.company'),
    language: t('link.language'),
    note: t('link.note'),
    validDays: t('link.validDays'),
    maxUses: t('link.maxUses'),
  }
  return (
    <>
      <PageHead
        title={t('linkNew.title')}
        crumb={{ href: linksPath, label: t('links.list.title') }}
      />
      <form method="post" noValidate>
        <FormNotices>
          <RefusalSummary refusal={refusal} />
        </FormNotices>
        <FormFields
          refusal={refusal}
          initial={{ language, validDays: '30', maxUses: '5' }}
          labels={labels}
        >
          <FormSection title={t('linkNew.for')} words={t('linkNew.forWords')}>
            <TextField name="name" autoComplete="off" maxLength={120} />
            <TextField name="company" isOptional autoComplete="off" maxLength={120} />
            <SelectField
              name="language"
              options={languages.map((value) => ({ value, label: languageNames[value] }))}
            />
            <TextAreaField
              name="note"
              isOptional
              rows={3}
              maxLength={500}
              hint={t('link.noteHint')}
            />
          </FormSection>
          <FormSection title={t('linkNew.limits')} words={t('linkNew.limitsWords')}>
            <TextField name="validDays" inputMode="numeric" autoComplete="off" />
            <TextField name="maxUses" inputMode="numeric" autoComplete="off" />
          </FormSection>
        </FormFields>
        <FormFoot cancelHref={linksPath} submit={t('linkNew.submit')} />
      </form>
    </>
  )
}

export const meta = headOf
