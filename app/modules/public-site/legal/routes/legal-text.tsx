import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
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
import { Button, PageHead } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { LegalPage, LegalTextInput, legalContract, operatorFields } from '#contract/core/legal.ts'
import { unknownGaps } from '../fill-text.ts'
import { adminLegalPath } from '../paths.ts'
import { startingText } from '../starting-texts.server.ts'

const names = operatorFields.map((name) => `{${name}}`).join(' ')

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const one = which(args)
  const { text } = await upstream(args).call(legalContract.read, one)
  return {
    head: pageMeta(args, { title: t('legal')(`page.${one.page}.title`) }),
    ...one,
    isOwn: text !== null,
    text: text ?? (await startingText(one.page, one.language)),
  }
}

/** Keeps the operator's words, or gives ours back. */
export async function action(args: Args) {
  const { t } = await getVisit(args)
  const one = which(args)
  const form = await readForm(args.request)
  const isReset = form.intent === 'reset'
  const { value, refusal } = parseForm(LegalTextInput, form, {
    ...one,
    ...(isReset && { text: '' }),
  })
  if (refusal) return refuse(refusal)
  const [unknown] = unknownGaps(value.text)
  if (unknown !== undefined) {
    const problems = { text: { key: 'unknownGap', params: { name: unknown } } }
    return refuse({ values: form.values, problems })
  }
  const { call } = upstream(args)
  const saved = await attempt(form, () => call(legalContract.setText, value))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  const message = t('legal')(isReset ? 'resetDone' : 'saved')
  return redirectWithToast(args, adminLegalPath, { type: 'success', message })
}

export default function LegalTextRoute() {
  const { page, language, text, isOwn } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('legal')
  const labels = { text: t('text') }
  return (
    <>
      <PageHead
        title={`${t(`page.${page}.title`)}, ${languageNames[language]}`}
        crumb={{ href: adminLegalPath, label: t('title') }}
      />
      <FormFields refusal={refusal} initial={{ text }} labels={labels}>
        <form method="post" noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} />
          </FormNotices>
          <FormSection title={t('words')} words={t('wordsHint', { names })}>
            <TextAreaField name="text" rows={28} maxLength={40_000} />
          </FormSection>
          <FormFoot cancelHref={adminLegalPath} submit={t('save')}>
            {isOwn && (
              <Button kind="ghost" name="intent" value="reset">
                {t('reset')}
              </Button>
            )}
          </FormFoot>
        </form>
      </FormFields>
    </>
  )
}

/** The page and language of the address. Throws AppError `not_found` for any other. */
function which({ request }: Args) {
  const query = new URL(request.url).searchParams
  const page = LegalPage.safeParse(query.get('page'))
  const language = Language.safeParse(query.get('language'))
  if (!page.success || !language.success) throw new AppError('not_found', 'No such page')
  return { page: page.data, language: language.data }
}

export const meta = headOf
