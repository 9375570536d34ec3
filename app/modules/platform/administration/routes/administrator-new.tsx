import { useActionData } from '@remix-run/react'
import { attemptConfirmed } from '#app/shell/form/attempt-confirmed.server.ts'
import { ConfirmNotice } from '#app/shell/form/confirm-notice.tsx'
import { FormFields, SelectField, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { languageNames } from '#app/shell/i18n/languages.ts'
import type { Args } from '#app/shell/load-context.ts'
import { usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { languages } from '#contract/core/fields.ts'
import {
  AdministratorInput,
  administeredUsersContract,
} from '#contract/platform/administered-users.ts'
import { userPath, usersPath } from '../paths.ts'

/** The languages to choose from, each by its own name. */
const languageOptions = languages.map((code) => ({
  value: code,
  label: languageNames[code],
}))

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  return { head: pageMeta(args, { title: t('administration')('newAdministrator.title') }) }
}

export async function action(args: Args) {
  const t = (await getVisit(args)).t('administration')
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(AdministratorInput, form)
  if (refusal) return refuse(refusal)
  const { call } = upstream(args)
  const result = await attemptConfirmed(args, form, () =>
    call(administeredUsersContract.inviteAdministrator, value),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, userPath(result.value.id), {
    type: 'success',
    message: t('newAdministrator.done', { email: value.email }),
  })
}

export default function AdministratorNewRoute() {
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('administration')
  const { language } = usePage()
  const labels = {
    name: t('users.name'),
    email: t('newAdministrator.email'),
    language: t('user.language'),
  }
  return (
    <>
      <PageHead
        title={t('newAdministrator.title')}
        sentence={t('newAdministrator.sentence')}
        crumb={{ href: usersPath, label: t('users.list.title') }}
      />
      <form method="post">
        <FormNotices>
          <RefusalSummary refusal={refusal} labels={labels} />
          <ConfirmNotice refusal={refusal} />
        </FormNotices>
        <FormFields refusal={refusal} initial={{ language }} labels={labels}>
          <FormSection title={t('newAdministrator.who')} words={t('newAdministrator.words')}>
            <TextField name="name" maxLength={120} autoComplete="off" />
            <TextField name="email" type="email" maxLength={254} autoComplete="off" />
            <SelectField name="language" options={languageOptions} />
          </FormSection>
        </FormFields>
        <FormFoot cancelHref={usersPath} submit={t('newAdministrator.submit')} icon="send" />
      </form>
    </>
  )
}

export const meta = headOf
